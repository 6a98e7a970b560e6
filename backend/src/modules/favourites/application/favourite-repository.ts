/** Stores which venues a player keeps as favourites. */
export abstract class FavouriteRepository {
  /** Returns the ids of the player's favourites that are open, the newest first. */
  abstract of(playerId: string): Promise<string[]>;

  /**
   * Adds a venue. A venue that is a favourite already keeps its place.
   * @returns false if the player has `limit` other favourites that are open, and nothing was added
   */
  abstract add(playerId: string, venueId: string, at: Date, limit: number): Promise<boolean>;

  /** Returns false if the venue was no favourite of the player. */
  abstract remove(playerId: string, venueId: string): Promise<boolean>;
}
