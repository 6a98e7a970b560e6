import type { components } from '../../../shared/api/schema';

/** A booking of this player as the API answers it. */
export type Booking = components['schemas']['BookingBody'];

/** True where the player can still do something about the payment. */
export function isPayable(booking: Pick<Booking, 'status' | 'paymentStatus'>): boolean {
  return booking.status === 'active' && booking.paymentStatus !== 'completed';
}

/** True where the hour was given up, by the player, the venue or the deadline. */
export function isReleased({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'cancelled' || status === 'expired';
}
