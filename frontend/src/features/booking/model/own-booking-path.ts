import { paths } from '../../../shared/config/paths';
import type { OwnBooking } from './slot-choices';

/** Where the player goes on with a booking: to pay what is missing, or to see it among the others. */
export function ownBookingPath(booking: OwnBooking): string {
  return isPaid(booking) ? paths.myBooking(booking.id) : paths.checkout(booking.id);
}

export function isPaid(booking: OwnBooking): boolean {
  return booking.paymentStatus === 'completed';
}
