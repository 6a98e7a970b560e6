import { centsOf } from '../../../shared/model/money';
import { isReleased, type Booking } from '../model/booking';

/** The standing of a booking that its confirmation shows, the most important one first. */
export type BookingStanding =
  | 'cancelled'
  | 'released'
  | 'expired'
  | 'at_club'
  | 'by_transfer'
  | 'unpaid'
  | 'partial'
  | 'played'
  | 'free'
  | 'shared'
  | 'paid';

export function standingOf(booking: Booking): BookingStanding {
  const { status, paymentStatus, totalAmount, isShared, paysAtClub } = booking;
  const isOpen = status === 'active' && paymentStatus !== 'completed';
  if (isReleased(booking)) return status === 'cancelled' ? cancellationOf(booking) : 'expired';
  if (paysAtClub && status === 'active' && paymentStatus === 'pending') return 'at_club';
  if (isOpen && booking.transfer) return 'by_transfer';
  if (paymentStatus !== 'completed') return paymentStatus === 'partial' ? 'partial' : 'unpaid';
  if (status === 'completed') return 'played';
  if (centsOf(totalAmount) === 0) return 'free';
  return isShared ? 'shared' : 'paid';
}

/** A player who gives up an unpaid hour lets go of it. */
function cancellationOf({ cancelledBy, paidAmount }: Booking): BookingStanding {
  return cancelledBy === 'player' && centsOf(paidAmount) === 0 ? 'released' : 'cancelled';
}
