import { dayInWords, dayOf } from '../../../shared/model/dates';
import { paths } from '../../../shared/config/paths';
import { EmptyState } from '../../../shared/ui/empty-state';
import { LinkButton } from '../../../shared/ui/link-button';
import { PageTitle } from '../../../shared/ui/page-title';
import { bookingAddress } from '../model/booking-address';
import type { CheckoutState } from '../model/checkout-state';
import { texts } from '../texts';
import type { Booking } from '../types';

interface ClosedBookingProps {
  booking: Booking;
  state: Exclude<CheckoutState, 'open'>;
  /** True where a card was charged while the booking closed. */
  charged: boolean;
}

/** Nothing to pay here any more: why, and the way on. */
export function ClosedBooking({ booking, state, charged }: ClosedBookingProps) {
  const { title, hint } = wordsFor(booking, state);
  const toBookings = <LinkButton to={paths.myBooking(booking.id)}>{texts.seeBookings}</LinkButton>;
  const bookAgain = (
    <LinkButton to={bookingAddress(booking)} variant="contained">
      {texts.bookAgain}
    </LinkButton>
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        headingLevel="h1"
        title={title}
        hint={charged && state !== 'paid' ? texts.latePayment : hint}
        action={state === 'paid' ? toBookings : bookAgain}
      />
    </>
  );
}

function wordsFor({ bookingDate, timeSlot }: Booking, state: ClosedBookingProps['state']) {
  const words = {
    paid: { title: texts.paidTitle, hint: texts.paidHint(dayInWords(dayOf(bookingDate)), timeSlot) },
    cancelled: { title: texts.cancelledTitle, hint: texts.cancelledHint },
    expired: { title: texts.expiredTitle, hint: texts.expiredHint },
    played: { title: texts.playedTitle, hint: texts.playedHint },
  };
  return words[state];
}
