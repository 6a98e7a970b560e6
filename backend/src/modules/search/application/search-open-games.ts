import { Injectable } from '@nestjs/common';
import type { GameType } from '../../bookings/index.js';
import { type OpenGamePosition, OpenGameQueries, type OpenGameView } from '../../shared-links/index.js';
import { VenueFinder } from './venue-finder.js';
import type { Wish } from './wish.js';

/** An open game as a search result. */
export interface FoundGame extends OpenGameView {
  /** From the player to the venue; absent if the player has not said where they are. */
  distanceMeters?: number;
}

export interface FoundGamesPage {
  items: FoundGame[];
  next: OpenGamePosition | null;
}

/** What a player looks for who would join a game of others. */
export interface GameWish extends Pick<Wish, 'date' | 'within' | 'place' | 'near'> {
  /** Undefined means any game. */
  readonly gameType: GameType | undefined;
}

const PAGE = 12;

/** How many venues of a place or around a point show their games. Those of others are left out. */
const MAX_VENUES = 1000;

/** Finds games that look for players, at all venues. */
@Injectable()
export class SearchOpenGames {
  constructor(
    private readonly venues: VenueFinder,
    private readonly games: OpenGameQueries,
  ) {}

  /** Returns a page of the games that fit a wish, the earliest first. */
  async execute(wish: GameWish, after: OpenGamePosition | null): Promise<FoundGamesPage> {
    const { date, within, gameType } = wish;
    const distances = await this.distances(wish);
    const venueIds = distances && [...distances.keys()];
    const filter = { venueIds: venueIds ?? undefined, date, within, gameType };
    const { items, next } = await this.games.find(filter, PAGE, after);
    return { items: items.map((game) => withDistance(game, distances)), next };
  }

  /** Returns the venues of the wish with their distance, or null if any venue fits. */
  private async distances(wish: GameWish): Promise<ReadonlyMap<string, number | null> | null> {
    if (wish.place === null && wish.near === null) return null;
    return this.venues.distances(wish, MAX_VENUES);
  }
}

function withDistance(game: OpenGameView, distances: ReadonlyMap<string, number | null> | null): FoundGame {
  const distanceMeters = distances?.get(game.venue.id) ?? null;
  return distanceMeters === null ? game : { ...game, distanceMeters };
}
