import { serverNow } from '../../../shared/time/server-time';
import type { Waiting } from '../../../shared/model/waiting';
import { isPayable, type Booking } from './booking';

const soon = 5000;

/** The club may see a transfer at any moment, and its player may wait for that. */
const expected = 10_000;

type Watched = Pick<Booking, 'status' | 'paymentStatus' | 'paymentDueAt' | 'refundStatus'> &
  Partial<Pick<Booking, 'transfer'>>;

/**
 * Returns the milliseconds until the list has to be fetched again: every 5 s while a refund is
 * pending or after a deadline has passed, every 10 s while a transfer is expected, otherwise at the
 * next deadline. Returns false if nothing
 * changes by itself.
 */
export function recheckIn(bookings: readonly Watched[] | undefined, now = serverNow()): number | false {
  const waits = (bookings ?? []).flatMap((booking) => {
    if (booking.refundStatus === 'pending') return [soon];
    if (booking.transfer && isPayable(booking)) return [expected];
    return isPayable(booking) ? [Math.max(Date.parse(booking.paymentDueAt) - now, soon)] : [];
  });
  return waits.length > 0 && Math.min(...waits);
}

/** Returns when parts have to be fetched again because a refund is on its way, or false. */
export function recheckPartsIn(parts: readonly Pick<Watched, 'refundStatus'>[] | undefined): number | false {
  return parts?.some(({ refundStatus }) => refundStatus === 'pending') ? soon : false;
}

/**
 * Returns the milliseconds until what the player waits for has to be fetched again, because an
 * offer ends; the server's clock decides whether it has. Returns false without an offer.
 */
export function recheckOffersIn(
  entries: readonly { offer: Pick<NonNullable<Waiting['offer']>, 'expiresAt'> | null }[] | undefined,
  now = serverNow(),
): number | false {
  const ends = (entries ?? []).flatMap(({ offer }) => (offer ? [Date.parse(offer.expiresAt)] : []));
  return ends.length > 0 && Math.max(Math.min(...ends) - now, soon);
}
