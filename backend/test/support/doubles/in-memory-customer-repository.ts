import { CustomerRepository } from '../../../src/modules/payments/application/ports/customer-repository.js';

/** Customers of the provider in memory. */
export class InMemoryCustomerRepository extends CustomerRepository {
  private readonly byPlayer = new Map<string, string>();

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

  override async forget(playerId: string): Promise<void> {
    this.byPlayer.delete(playerId);
  }
}
