import type { components } from '../api/schema';
import { centsOf } from './money';

/**
 * Returns true if a booking can move to another hour: it is unpaid, and neither friends with the
 * payment link nor a hold on the card count on its hour. The server decides in the end.
 */
export function canMove(
  booking: Pick<
    components['schemas']['BookingBody'],
    'status' | 'paidAmount' | 'paymentStatus' | 'isShared' | 'atDeadline'
  >,
): boolean {
  const isUnpaid = booking.paymentStatus === 'pending' && centsOf(booking.paidAmount) === 0;
  return (
    booking.status === 'active' && isUnpaid && !booking.isShared && booking.atDeadline !== 'charges_guarantee'
  );
}
