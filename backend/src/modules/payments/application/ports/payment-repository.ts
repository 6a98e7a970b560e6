import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import type { Payment } from '../../domain/payment.js';

/** Stores payments. To change a payment, the caller locks its booking first, then the payment. */
export abstract class PaymentRepository {
  abstract add(payment: Payment): Promise<void>;

  /** Stores a changed payment. */
  abstract save(payment: Payment): Promise<void>;

  /**
   * Stores that the intent of a new payment waits for its payer. Needs no lock: returns false and
   * changes nothing if the payment has an intent or has ended.
   */
  abstract open(id: PaymentId, intentId: string): Promise<boolean>;

  /** Returns the payment, locked until the unit of work ends, or null. */
  abstract lock(id: PaymentId): Promise<Payment | null>;

  /** Returns every payment of the booking, oldest first. */
  abstract ofBooking(bookingId: BookingId): Promise<Payment[]>;

  abstract find(id: PaymentId): Promise<Payment | null>;

  abstract byIntent(intentId: string): Promise<Payment | null>;

  /** Returns the ids of the payments in flight that were created before the time, oldest first. */
  abstract inFlightBefore(before: Date): Promise<PaymentId[]>;
}
