import type { Booking } from '../types';

/** What the checkout of a booking can still do. */
export type CheckoutState = 'open' | 'paid' | 'cancelled' | 'expired' | 'played';

type Standing = Pick<Booking, 'status' | 'paymentStatus' | 'paymentDueAt'>;

const shortestRecheck = 5000;

export function checkoutState({ status, paymentStatus }: Standing): CheckoutState {
  if (status === 'cancelled' || status === 'expired') return status;
  if (paymentStatus === 'completed') return 'paid';
  return status === 'completed' ? 'played' : 'open';
}

/** Milliseconds until an open booking is worth asking for again: at its deadline, and every 5 s from then on. */
export function recheckIn(booking: Standing | undefined, now = Date.now()): number | false {
  if (!booking || checkoutState(booking) !== 'open') return false;
  return Math.max(Date.parse(booking.paymentDueAt) - now, shortestRecheck);
}
