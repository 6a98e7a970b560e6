import type { components } from '../../../shared/api/schema';
import { serverNow } from '../../../shared/time/server-time';

/** A booking of the current player as the API returns it. */
export type Booking = components['schemas']['BookingBody'];

/**
 * Returns true if the player can still pay for the booking. Friends of a guaranteed booking pay
 * until after the play.
 */
export function isPayable({
  status,
  paymentStatus,
  paymentDueAt,
}: Pick<Booking, 'status' | 'paymentStatus' | 'paymentDueAt'>): boolean {
  if (paymentStatus === 'completed') return false;
  return status === 'active' || (status === 'completed' && Date.parse(paymentDueAt) > serverNow());
}

/** Returns true if the hour is free again: cancelled by the player or the venue, or expired. */
export function isReleased({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'cancelled' || status === 'expired';
}
