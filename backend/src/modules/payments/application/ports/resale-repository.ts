import type { BookingId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import type { CancelledPlay, LaterPlay, ResaleShare } from '../../domain/resale.js';

/** The facts on which the decision of a promise depends. */
export interface ResaleFacts {
  readonly cancelled: CancelledPlay & {
    readonly endsAt: Date;
    /** True while a bank decides about the money of the cancelled booking itself. */
    readonly isDisputed: boolean;
  };
  /** Those that were cancelled, in the order in which they were, and then the others. */
  readonly later: readonly LaterPlay[];
}

/**
 * Stores the promises of a refund after a resale. Every call except {@link due} belongs inside a
 * unit of work.
 */
export abstract class ResaleRepository {
  /** Stores the promise of a cancelled booking. Storing it again changes nothing. */
  abstract promise(bookingId: BookingId, checkAt: Date): Promise<void>;

  /**
   * Returns bookings whose promise is to be decided, at most a batch: the one first whose time has
   * ended first, and of the same time the one that was cancelled first.
   */
  abstract due(now: Date): Promise<BookingId[]>;

  /**
   * Returns the ids of the cancelled booking and of those that held its time later, in the order in
   * which they have to be locked.
   */
  abstract involved(bookingId: BookingId): Promise<BookingId[]>;

  /**
   * Returns what the decision depends on, or null if the promise is decided. Call it after locking
   * the bookings.
   */
  abstract facts(bookingId: BookingId, now: Date): Promise<ResaleFacts | null>;

  /**
   * Decides a promise for good, and stores with each share what has gone back of its payment.
   * Nothing is granted if there are no shares.
   */
  abstract decide(bookingId: BookingId, shares: readonly ResaleShare[], at: Date): Promise<void>;

  /** Returns what the money of a booking has brought back to players who had its time before. */
  abstract spentOf(bookingId: BookingId): Promise<Cents>;

  /** Leaves the decision for later. */
  abstract postpone(bookingId: BookingId, checkAt: Date): Promise<void>;
}
