import { dayInWords, dayOf } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import { PaymentDeadline } from '../components/card/payment-deadline';
import { RefundNote } from '../components/card/refund-note';
import type { Booking } from '../model/booking';
import { standingOf } from './booking-standing';
import { texts } from './texts';

/** The first facts about a booking: when it is, what is missing, what came back. */
export function BookingHint({ booking }: { booking: Booking }) {
  const { bookingDate, timeSlot, discountCode, totalAmount, paidAmount } = booking;
  const seeYou = words.seeYou(dayInWords(dayOf(bookingDate)), timeSlot);
  const missing = formatMoney(centsOf(totalAmount) - centsOf(paidAmount));
  switch (standingOf(booking)) {
    case 'free':
      return discountCode === null ? seeYou : `${texts.freeBy(discountCode)} ${seeYou}`;
    case 'paid':
    case 'shared':
      return seeYou;
    case 'at_club':
      return (
        <>
          {seeYou}
          <PaymentDeadline booking={booking} />
        </>
      );
    case 'by_transfer':
      return (
        <>
          {seeYou}{' '}
          {centsOf(paidAmount) === 0 ? null : texts.partArrived(formatMoney(centsOf(paidAmount)), missing)}{' '}
          {texts.seenByClub}
        </>
      );
    case 'played':
      return texts.playedHint;
    case 'released':
      return texts.releasedHint;
    case 'cancelled':
    case 'expired':
      return <RefundNote booking={booking} />;
    default:
      return (
        <>
          {texts.missing(missing)}
          <PaymentDeadline booking={booking} />
        </>
      );
  }
}
