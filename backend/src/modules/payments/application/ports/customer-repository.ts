import type { SavedCard } from '../../domain/saved-card.js';

/** Stores which customer of the provider a player is, and the card of the last payment. */
export abstract class CustomerRepository {
  /** Returns the player's customer id, or null. */
  abstract find(playerId: string): Promise<string | null>;

  /** Stores the player's customer id unless one is stored already. Returns the stored one. */
  abstract keep(playerId: string, customerId: string): Promise<string>;

  /** Returns the player's stored card, or null. */
  abstract savedCard(playerId: string): Promise<SavedCard | null>;

  /** Stores the card, or that there is none. A player without a customer has no card. */
  abstract keepCard(playerId: string, card: SavedCard | null): Promise<void>;

  /** Deletes the player's customer id with the card, if any. */
  abstract forget(playerId: string): Promise<void>;
}
