import { serverNow } from '../../../shared/time/server-time';
import type { Booking } from '../types';

/** Whether a booking can still be paid (`open`), or why it cannot. */
export type CheckoutState = 'open' | 'paid' | 'cancelled' | 'expired' | 'played';

type Standing = Pick<Booking, 'status' | 'paymentStatus' | 'paymentDueAt'>;

const shortestRecheck = 5000;

export function checkoutState(
  { status, paymentStatus, paymentDueAt }: Standing,
  now = serverNow(),
): CheckoutState {
  if (status === 'cancelled' || status === 'expired') return status;
  if (paymentStatus === 'completed') return 'paid';
  // Friends of a guaranteed booking pay until after the play.
  return status === 'completed' && Date.parse(paymentDueAt) <= now ? 'played' : 'open';
}

/**
 * Returns the milliseconds until an open booking has to be fetched again: at its deadline, and
 * every 5 s after it.
 */
export function recheckIn(booking: Standing | undefined, now = serverNow()): number | false {
  if (!booking || checkoutState(booking, now) !== 'open') return false;
  return Math.max(Date.parse(booking.paymentDueAt) - now, shortestRecheck);
}
