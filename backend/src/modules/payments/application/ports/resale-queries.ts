import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';

/** The amount that resales have granted to one payment of a cancelled booking. */
export interface GrantedPart {
  readonly paymentId: PaymentId;
  readonly amountCents: Cents;
  /** The refunds of the payment when this was decided. The amount is net of them. */
  readonly goneBefore: Cents;
}

/** Reads what resales have granted. */
export abstract class ResaleQueries {
  /** Returns the granted amount of each payment that has one. */
  abstract grantedTo(bookingId: BookingId): Promise<GrantedPart[]>;
}
