import type { BookingView } from './player-booking-queries.js';

/**
 * Leaves out what only the organiser's own browser shows. Who holds a link of a letter sees the
 * rest: it may have been forwarded.
 */
export function forHolder(booking: BookingView): BookingView {
  const { cancelledBy, cancellationReason } = booking;
  return {
    ...booking,
    savedCard: null,
    discountCode: null,
    cancellationReason: cancelledBy === 'venue' ? cancellationReason : null,
  };
}
