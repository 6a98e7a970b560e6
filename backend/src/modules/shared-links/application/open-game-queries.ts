import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, VenueId } from '../../../kernel/domain/ids.js';

/** The topic of the live updates about listed games of all venues. */
export const OPEN_GAMES_TOPIC = 'open-games';

/** A game that looks for players. It says nothing about who plays. */
export interface OpenGameView {
  /** Opens the page on which anyone takes a place by paying it. */
  shareToken: string;
  /** The venue's local time. */
  bookingDate: string;
  timeSlot: string;
  durationMinutes: number;
  startsAt: string;
  gameType: GameType;
  /** How many places are free. */
  places: number;
  /** The price of the next one. */
  amount: string;
  /** When the game leaves the list, if the places are not taken before (ISO, UTC). */
  closesAt: string;
  court: { id: string; courtNumber: number; name: string };
  venue: { id: VenueId; name: string; location: string; timeZone: string };
}

/** Which listed games a reader looks for. Without a condition, every game fits. */
export interface OpenGameFilter {
  readonly venueIds?: readonly VenueId[] | undefined;
  /** The day on the clock of the venue, `yyyy-MM-dd`. */
  readonly date?: string | undefined;
  /** The first and the last minute of the day at which the game may start. */
  readonly within?: readonly [number, number] | undefined;
  readonly gameType?: GameType | undefined;
}

/** Where a game stands in the list. */
export interface OpenGamePosition {
  readonly startsAt: Date;
  readonly bookingId: BookingId;
}

export interface OpenGamePage {
  readonly items: OpenGameView[];
  /** Null on the last page. */
  readonly next: OpenGamePosition | null;
}

/** Lists the games with places that anyone may take now. */
export abstract class OpenGameQueries {
  /** Returns the ids of the venues of all games that fit. */
  abstract venueIds(filter: OpenGameFilter): Promise<VenueId[]>;

  /**
   * Returns the next games by their start.
   * @param after the last game that the caller has seen; null starts at the first
   */
  abstract find(
    filter: OpenGameFilter,
    limit: number,
    after?: OpenGamePosition | null,
  ): Promise<OpenGamePage>;
}
