import { playersOf } from '../../../shared/model/games';
import { texts } from '../texts';
import type { Booking } from '../types';
import { bookingAmounts } from './booking-amounts';
import { checkoutState } from './checkout-state';

type Shared = Pick<
  Booking,
  | 'isShared'
  | 'status'
  | 'paymentStatus'
  | 'paymentDueAt'
  | 'gameType'
  | 'totalAmount'
  | 'discountAmount'
  | 'paidAmount'
>;

/**
 * Returns what the organiser has to do next, as the title of the checkout. The places cost the same
 * up to a cent, so the amounts say how many are missing before the link has loaded.
 */
export function taskOf(booking: Shared | undefined): string {
  if (!booking?.isShared) return texts.title;
  if (checkoutState(booking) === 'paid') return texts.allPaid;
  const { total, paid, missing } = bookingAmounts(booking);
  if (paid === 0) return texts.shareTheLink;
  return texts.missingPlaces(Math.max(1, Math.round((missing * playersOf(booking.gameType)) / total)));
}
