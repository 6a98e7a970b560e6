import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import type { Dispute } from '../../domain/dispute.js';

/** Stores disputes of payments. To change one, the caller locks its booking first. */
export abstract class DisputeRepository {
  /** Stores a dispute, or its new state. */
  abstract put(dispute: Dispute): Promise<void>;

  abstract find(id: string): Promise<Dispute | null>;

  /** Returns every dispute of the booking, oldest first. */
  abstract ofBooking(bookingId: BookingId): Promise<Dispute[]>;

  /** Returns true while the provider refuses refunds of the payment because of a dispute. */
  abstract holdsRefunds(paymentId: PaymentId): Promise<boolean>;

  /** Returns the ids of the disputes that are open, or were opened or closed since then. */
  abstract since(since: Date): Promise<string[]>;
}
