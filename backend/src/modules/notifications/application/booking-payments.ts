import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';

/** A refund of a payment that was not replaced by another one. */
export interface LetterRefund {
  readonly id: string;
  readonly amountCents: Cents;
  /** True if it brings back what the terms kept, because the time was sold again. */
  readonly isAfterResale: boolean;
}

/** A payment that arrived for a booking. */
export interface LetterPayment {
  readonly id: PaymentId;
  /** Its place among the payments of the booking, in the order in which they were begun. */
  readonly place: number;
  /** The player who paid: now, not when the payment was made. */
  readonly playerId: PlayerId;
  readonly amountCents: Cents;
  /** False if the booking did not accept the money. */
  readonly isCounted: boolean;
  readonly isAtDesk: boolean;
  /** True if we charged a saved card or a guarantee when the deadline came. */
  readonly wasAtDeadline: boolean;
  readonly paidAt: Date;
  /** The provider's id of the payment. */
  readonly reference: string;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly refunds: readonly LetterRefund[];
}

/** Reads who paid for a booking, for the letters to the payers. */
export abstract class BookingPayments {
  /** Returns the payments of a booking that arrived, the oldest first. */
  abstract ofBooking(bookingId: BookingId): Promise<LetterPayment[]>;
}
