import { centsOf } from '../../../shared/model/money';
import { isReleased, type Booking } from '../model/booking';

/** What the confirmation of a booking has to say, in the order of what matters most. */
export type BookingStanding =
  'cancelled' | 'expired' | 'at_club' | 'unpaid' | 'partial' | 'played' | 'free' | 'shared' | 'paid';

export function standingOf(booking: Booking): BookingStanding {
  const { status, paymentStatus, totalAmount, isShared, paysAtClub } = booking;
  if (isReleased(booking)) return status === 'cancelled' ? 'cancelled' : 'expired';
  if (paysAtClub && status === 'active' && paymentStatus === 'pending') return 'at_club';
  if (paymentStatus !== 'completed') return paymentStatus === 'partial' ? 'partial' : 'unpaid';
  if (status === 'completed') return 'played';
  if (centsOf(totalAmount) === 0) return 'free';
  return isShared ? 'shared' : 'paid';
}
