import type { BookingId } from '../../../../kernel/domain/ids.js';
import type { Refund } from '../../domain/refund.js';

/** Stores refunds. To change a refund, the caller locks its booking first, then the refund. */
export abstract class RefundRepository {
  abstract add(refund: Refund): Promise<void>;

  /** Stores a changed refund. */
  abstract save(refund: Refund): Promise<void>;

  abstract find(id: string): Promise<Refund | null>;

  /** Returns the refund, locked until the unit of work ends, or null. */
  abstract lock(id: string): Promise<Refund | null>;

  /** Returns every refund of the booking, oldest first. */
  abstract ofBooking(bookingId: BookingId): Promise<Refund[]>;

  /**
   * Returns the refund whose current or last failed attempt has this id at the provider, or null.
   */
  abstract byProviderId(providerId: string): Promise<Refund | null>;

  /**
   * Returns the ids of the open refunds that were created before the time, oldest first. Leaves out
   * those that wait for a dispute.
   */
  abstract openBefore(before: Date): Promise<string[]>;
}
