import { DeclinedChargeRepository } from '../../../src/modules/payments/application/ports/declined-charge-repository.js';
import type { DeclinedCharge } from '../../../src/modules/payment-provider/domain/provider-dispute.js';

/** Declined charges in memory. */
export class InMemoryDeclinedChargeRepository extends DeclinedChargeRepository {
  private readonly paymentOf = new Map<string, string>();

  override async isKnown(chargeId: string): Promise<boolean> {
    return this.paymentOf.has(chargeId);
  }

  override async keep(paymentId: string, charges: readonly DeclinedCharge[]): Promise<number> {
    for (const { id } of charges) if (!this.paymentOf.has(id)) this.paymentOf.set(id, paymentId);
    return [...this.paymentOf.values()].filter((stored) => stored === paymentId).length;
  }
}
