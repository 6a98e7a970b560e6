import type { PaymentId } from '../../../../kernel/domain/ids.js';
import type { DeclinedCharge } from '../../../payment-provider/index.js';

/** Stores declined attempts to charge a card, each only once. */
export abstract class DeclinedChargeRepository {
  abstract isKnown(chargeId: string): Promise<boolean>;

  /** Stores the charges that are new. Returns how many the payment has now. */
  abstract keep(paymentId: PaymentId, charges: readonly DeclinedCharge[]): Promise<number>;
}
