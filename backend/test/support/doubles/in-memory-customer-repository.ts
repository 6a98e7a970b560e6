import { CustomerRepository } from '../../../src/modules/payments/application/ports/customer-repository.js';
import type { SavedCard } from '../../../src/modules/payments/domain/saved-card.js';

/** Customers of the provider in memory. */
export class InMemoryCustomerRepository extends CustomerRepository {
  private readonly byPlayer = new Map<string, string>();
  private readonly cards = new Map<string, SavedCard>();

  override async find(playerId: string): Promise<string | null> {
    return this.byPlayer.get(playerId) ?? null;
  }

  override async keep(playerId: string, customerId: string): Promise<string> {
    const stored = this.byPlayer.get(playerId);
    if (stored !== undefined) return stored;
    if ([...this.byPlayer.values()].includes(customerId)) throw new Error(`${customerId} has a player`);
    this.byPlayer.set(playerId, customerId);
    return customerId;
  }

  override async savedCard(playerId: string): Promise<SavedCard | null> {
    return this.cards.get(playerId) ?? null;
  }

  override async keepCard(playerId: string, card: SavedCard | null): Promise<void> {
    if (card === null) this.cards.delete(playerId);
    else if (this.byPlayer.has(playerId)) this.cards.set(playerId, card);
  }

  override async forget(playerId: string): Promise<void> {
    this.byPlayer.delete(playerId);
    this.cards.delete(playerId);
  }
}
