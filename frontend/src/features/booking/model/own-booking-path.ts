import { paths } from '../../../shared/config/paths';
import type { OwnBooking } from './slot-choices';

/**
 * Returns the address at which the player continues with a booking: its checkout, or the list if it
 * is paid.
 */
export function ownBookingPath(booking: OwnBooking): string {
  return isPaid(booking) ? paths.myBooking(booking.id) : paths.checkout(booking.id);
}

export function isPaid(booking: OwnBooking): boolean {
  return booking.paymentStatus === 'completed';
}
