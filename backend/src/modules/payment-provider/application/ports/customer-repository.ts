import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import type { SavedCard } from '../../domain/saved-card.js';

/** A saved card with the customer of the provider that it belongs to. */
export interface ChargeableCard extends SavedCard {
  readonly customerId: string;
}

/** A customer of the provider, and the card of the last payment. */
export interface ProviderCustomer {
  readonly customerId: string;
  readonly card: SavedCard | null;
}

/**
 * Stores which customer of the provider a player is, and the card of the last payment. A merge can
 * add further customers, which pay nothing new (docs/adr/0045).
 */
export abstract class CustomerRepository {
  /** Returns the player's customer with the stored card, or null. */
  abstract of(playerId: PlayerId): Promise<ProviderCustomer | null>;

  /** Returns the player's customer id, or null. */
  async find(playerId: PlayerId): Promise<string | null> {
    return (await this.of(playerId))?.customerId ?? null;
  }

  /** Stores the player's customer id unless one is stored already. Returns the stored one. */
  abstract keep(playerId: PlayerId, customerId: string): Promise<string>;

  /** Returns the player's stored card, or null. */
  async savedCard(playerId: PlayerId): Promise<SavedCard | null> {
    return (await this.of(playerId))?.card ?? null;
  }

  /** Stores the card, or that there is none. Ignores a card of another customer. */
  abstract keepCard(playerId: PlayerId, customerId: string | null, card: SavedCard | null): Promise<void>;

  /** Stores that there is no card, if it is this one. */
  abstract dropCard(playerId: PlayerId, cardId: string): Promise<void>;

  /**
   * Returns the card that the deadline of a booking charges, or null: the one that was promised.
   */
  abstract cardAtDeadline(bookingId: BookingId, playerId: PlayerId): Promise<ChargeableCard | null>;

  /** Returns every customer of the player, the player's first one first. */
  abstract all(playerId: PlayerId): Promise<string[]>;

  /** Deletes every customer id of the player with the card, if any. */
  abstract forget(playerId: PlayerId): Promise<void>;
}
