import { Injectable } from '@nestjs/common';
import type { GameType } from '../../../kernel/domain/games.js';
import type { VenueId } from '../../../kernel/domain/ids.js';
import {
  type OpenGameFilter,
  type OpenGamePosition,
  OpenGameQueries,
  type OpenGameView,
} from '../../shared-links/index.js';
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

/** The wish of a player who would join a game of others. */
export interface GameWish extends Pick<Wish, 'date' | 'within' | 'place' | 'near'> {
  /** Undefined means any game. */
  readonly gameType: GameType | undefined;
}

const PAGE = 12;

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
    const filter = { date, within, gameType };
    const distances = await this.distances(wish, filter);
    const venueIds = distances ? [...distances.keys()] : undefined;
    const { items, next } = await this.games.find({ ...filter, venueIds }, PAGE, after);
    return { items: items.map((game) => withDistance(game, distances)), next };
  }

  /**
   * Returns the venues of the wish that have a game, with their distance; null if any venue fits.
   * It begins with the games, because they are few, and a place can have any number of venues.
   */
  private async distances(
    wish: GameWish,
    filter: OpenGameFilter,
  ): Promise<ReadonlyMap<VenueId, number | null> | null> {
    if (wish.place === null && wish.near === null) return null;
    return this.venues.among(await this.games.venueIds(filter), wish);
  }
}

function withDistance(game: OpenGameView, distances: ReadonlyMap<VenueId, number | null> | null): FoundGame {
  const distanceMeters = distances?.get(game.venue.id) ?? null;
  return distanceMeters === null ? game : { ...game, distanceMeters };
}
