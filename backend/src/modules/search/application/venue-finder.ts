import type { Id, VenueId } from '../../../kernel/domain/ids.js';
import type { PricedCourt } from '../../venues/index.js';
import type { Surface } from '../../courts/index.js';
import type { VenueRules } from '../../venues/index.js';
import type { Wish } from './wish.js';

/** A venue as search results show it. */
export interface VenueSummary {
  readonly id: VenueId;
  readonly name: string;
  readonly location: string;
  readonly imageUrl: string | null;
  readonly timeZone: string;
  /** The average of all ratings with one decimal, from 1 to 5; null without a rating. */
  readonly rating: number | null;
  readonly ratingCount: number;
}

/** A court in service. */
export interface SearchedCourt extends PricedCourt {
  readonly courtNumber: number;
  readonly surface: Surface;
  /** Null if it is unknown. */
  readonly indoor: boolean | null;
  /** Null if it is unknown. */
  readonly lights: boolean | null;
}

/** The facts on which the starts of a venue depend, except the claims of a day. */
export interface SearchedVenue {
  readonly summary: VenueSummary;
  readonly rules: VenueRules;
  /** The courts in service, by number. */
  readonly courts: readonly SearchedCourt[];
}

/** Where a venue stands in the order of a search. */
export interface Position<Of extends Id = VenueId> {
  /** The values that the order compares before the id. */
  readonly keys: readonly number[];
  readonly id: Of;
}

/** A bit for each taken half hour of a court, by its id. A court without any is absent. */
export type TakenHalfHours = ReadonlyMap<string, number>;

/** A venue, and what is taken at it today and tomorrow on its own clock. */
export interface VenueSoon extends SearchedVenue {
  /** `yyyy-MM-dd`. */
  readonly today: string;
  readonly taken: { readonly today: TakenHalfHours; readonly tomorrow: TakenHalfHours };
}

/** A venue that a search has found, and what is taken at it on the day of the wish. */
export interface FoundVenue extends SearchedVenue {
  readonly position: Position;
  /** From the player to the venue; null if the player has not said where they are. */
  readonly distanceMeters: number | null;
  readonly taken: TakenHalfHours;
}

/** A part of the venues that a search finds. */
export interface FoundVenues {
  readonly venues: readonly FoundVenue[];
  /** True if no venue comes after these. Others may follow even fewer than were asked for. */
  readonly isLast: boolean;
  /** True if any venue has categories of customers, or none was found. */
  readonly hasCategories: boolean;
  /** If the same question finds the same again, it is the same text. */
  readonly source: string;
}

/** Finds venues in the order of a wish, whether or not they have a free start. */
export abstract class VenueFinder {
  /**
   * Lists venues: near a point by their distance; otherwise those that resemble a place first, then
   * the best rated. Its cost depends on `limit` and on the venues of that place; near a point it
   * also depends on the venues before `after`, whose distances it computes again.
   * @param after the last venue that the caller has seen; null starts at the first
   */
  abstract find(
    wish: Pick<Wish, 'date' | 'place' | 'near'>,
    after: Position | null,
    limit: number,
  ): Promise<FoundVenues>;

  /** Returns those of the venues that are open to the public, in any order. */
  abstract soon(venueIds: readonly VenueId[]): Promise<VenueSoon[]>;

  /**
   * Returns those of the venues that are at the place of a wish, each with its distance in meters.
   * It is null if the player has not said where they are; else a venue that names no point is left
   * out.
   */
  abstract among(
    venueIds: readonly VenueId[],
    wish: Pick<Wish, 'place' | 'near'>,
  ): Promise<ReadonlyMap<VenueId, number | null>>;

  /**
   * Maps the ids of the venues that come first in the order of a wish to their distance in meters,
   * which is null if the player has not said where they are.
   */
  abstract distances(
    wish: Pick<Wish, 'place' | 'near'>,
    limit: number,
  ): Promise<ReadonlyMap<VenueId, number | null>>;
}
