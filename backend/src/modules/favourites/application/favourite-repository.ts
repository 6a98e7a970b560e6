import type { PlayerId, VenueId } from '../../../kernel/domain/ids.js';

/** Stores which venues a player keeps as favourites. */
export abstract class FavouriteRepository {
  /** Returns the ids of the player's favourites that are open, the newest first. */
  abstract of(playerId: PlayerId): Promise<VenueId[]>;

  /**
   * Adds a venue. A venue that is a favourite already keeps its place.
   * @returns false if the player has `limit` other favourites that are open, and nothing was added
   */
  abstract add(playerId: PlayerId, venueId: VenueId, at: Date, limit: number): Promise<boolean>;

  /**
   * Removes a venue from the favourites of a player. Changes nothing if it is none of them, or if
   * the browser has no player.
   * @returns false if there has never been such a venue, open or archived
   */
  abstract remove(playerId: PlayerId | null, venueId: VenueId): Promise<boolean>;
}
