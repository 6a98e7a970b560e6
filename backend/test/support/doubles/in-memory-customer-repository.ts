import {
  type ChargeableCard,
  CustomerRepository,
  type ProviderCustomer,
} from '../../../src/modules/payment-provider/application/ports/customer-repository.js';
import type { SavedCard } from '../../../src/modules/payment-provider/domain/saved-card.js';

/** Customers of the provider in memory. */
export class InMemoryCustomerRepository extends CustomerRepository {
  private readonly byPlayer = new Map<string, string>();
  private readonly cards = new Map<string, SavedCard>();

  override async of(playerId: string): Promise<ProviderCustomer | null> {
    const customerId = this.byPlayer.get(playerId);
    return customerId === undefined ? null : { customerId, card: this.cards.get(playerId) ?? null };
  }

  override async keep(playerId: string, customerId: string): Promise<string> {
    const stored = this.byPlayer.get(playerId);
    if (stored !== undefined) return stored;
    if ([...this.byPlayer.values()].includes(customerId)) throw new Error(`${customerId} has a player`);
    this.byPlayer.set(playerId, customerId);
    return customerId;
  }

  override async keepCard(
    playerId: string,
    customerId: string | null,
    card: SavedCard | null,
  ): Promise<void> {
    if (customerId === null || this.byPlayer.get(playerId) !== customerId) return;
    if (card === null) this.cards.delete(playerId);
    else this.cards.set(playerId, card);
  }

  override async dropCard(playerId: string, cardId: string): Promise<void> {
    if (this.cards.get(playerId)?.id === cardId) this.cards.delete(playerId);
  }

  /** Merges need the database, so no booking has a card that was promised before one. */
  override async cardAtDeadline(_bookingId: string, playerId: string): Promise<ChargeableCard | null> {
    const [customerId, card] = [this.byPlayer.get(playerId), this.cards.get(playerId)];
    return customerId !== undefined && card ? { customerId, ...card } : null;
  }

  override async all(playerId: string): Promise<string[]> {
    const customerId = this.byPlayer.get(playerId);
    return customerId === undefined ? [] : [customerId];
  }

  override async forget(playerId: string): Promise<void> {
    this.byPlayer.delete(playerId);
    this.cards.delete(playerId);
  }
}
