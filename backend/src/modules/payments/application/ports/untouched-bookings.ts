import type { BookingId } from '../../../../kernel/domain/ids.js';

/** Knows for which bookings no payment was ever begun. */
export abstract class UntouchedBookings {
  /**
   * Returns those of the bookings that have no payment, no payment link and no discount code, and
   * whose players have no card at the provider that could be charged at the deadline.
   */
  abstract among(bookingIds: readonly BookingId[]): Promise<BookingId[]>;
}
