import { CustomerRegister } from '../../../src/modules/payments/application/payment-repository.js';

export class InMemoryCustomerRepository extends CustomerRegister {
  readonly byPlayer = new Map<string, string>();

  override async find(playerId: string): Promise<string | null> {
    return this.byPlayer.get(playerId) ?? null;
  }

  override async keep(playerId: string, customerId: string): Promise<string> {
    const kept = this.byPlayer.get(playerId) ?? customerId;
    this.byPlayer.set(playerId, kept);
    return kept;
  }

  override async forget(playerId: string): Promise<void> {
    this.byPlayer.delete(playerId);
  }
}
