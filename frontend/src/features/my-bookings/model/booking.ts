import type { components } from '../../../shared/api/schema';

/** A booking of the current player as the API returns it. */
export type Booking = components['schemas']['BookingBody'];

/** Returns true if the player can still pay for the booking. */
export function isPayable(booking: Pick<Booking, 'status' | 'paymentStatus'>): boolean {
  return booking.status === 'active' && booking.paymentStatus !== 'completed';
}

/** Returns true if the hour is free again: cancelled by the player or the venue, or expired. */
export function isReleased({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'cancelled' || status === 'expired';
}
