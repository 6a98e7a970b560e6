import { isPayable, type Booking } from './booking';

const soon = 5000;

type Watched = Pick<Booking, 'status' | 'paymentStatus' | 'paymentDueAt' | 'refundStatus'>;

/**
 * Milliseconds until the list is worth asking for again: every 5 s while a refund is on its way or a deadline has just
 * passed, else at the next deadline; false where nothing changes by itself.
 */
export function recheckIn(bookings: readonly Watched[] | undefined, now = Date.now()): number | false {
  const waits = (bookings ?? []).flatMap((booking) => {
    if (booking.refundStatus === 'pending') return [soon];
    return isPayable(booking) ? [Math.max(Date.parse(booking.paymentDueAt) - now, soon)] : [];
  });
  return waits.length > 0 && Math.min(...waits);
}
