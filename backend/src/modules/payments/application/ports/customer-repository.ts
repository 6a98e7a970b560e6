/** Stores which customer of the provider a player is. */
export abstract class CustomerRepository {
  /** Returns the player's customer id, or null. */
  abstract find(playerId: string): Promise<string | null>;

  /** Stores the player's customer id unless one is stored already. Returns the stored one. */
  abstract keep(playerId: string, customerId: string): Promise<string>;

  /** Deletes the player's customer id, if any. */
  abstract forget(playerId: string): Promise<void>;
}
