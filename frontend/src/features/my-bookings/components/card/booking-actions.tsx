import { paths } from '../../../../shared/config/paths';
import { repeatDay } from '../../../../shared/model/repeat';
import { useVenueTime } from '../../../../shared/model/use-venue-time';
import { words } from '../../../../shared/texts/words';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { isPayable, type Booking } from '../../model/booking';
import { nameOf } from '../../model/booking-name';
import { texts } from '../../texts';
import { PaymentDeadline } from './payment-deadline';
import { outdent } from '../../../../shared/theme/tokens';

interface BookingActionsProps {
  booking: Booking;
  over: boolean;
}

/** The main action of a booking: pay what is missing, or book the same court and hour again. */
export function BookingActions({ booking, over }: BookingActionsProps) {
  if (!isPayable(booking)) return over ? <BookAgain booking={booking} /> : null;
  const label = payLabel(booking);
  const canWait = booking.paysAtClub || booking.transfer !== null;
  return (
    <>
      <PaymentDeadline booking={booking} />
      {booking.transfer ? (
        <LinkButton
          to={paths.paidBooking(booking.id)}
          variant="contained"
          aria-label={texts.payOf(texts.transferData, nameOf(booking))}
        >
          {texts.transferData}
        </LinkButton>
      ) : null}
      <LinkButton
        to={paths.checkout(booking.id)}
        variant={canWait ? 'outlined' : 'contained'}
        size={canWait ? 'small' : 'medium'}
        aria-label={texts.payOf(label, nameOf(booking))}
      >
        {label}
      </LinkButton>
    </>
  );
}

/** A booking that is paid at the club or by transfer need not be paid by card. */
export function payLabel({ paysAtClub, transfer }: Pick<Booking, 'paysAtClub' | 'transfer'>): string {
  return paysAtClub || transfer ? texts.payNow : words.completePayment;
}

/** Leads to the same court, weekday and hour. The booking screen says so if that hour is taken. */
function BookAgain({ booking }: { booking: Booking }) {
  const at = useVenueTime(booking.timeZone);
  const { court, courtId, timeSlot: slot, gameType } = booking;
  return (
    <LinkButton
      to={paths.bookingOf(courtId, { date: repeatDay(booking, at), slot, gameType })}
      size="small"
      aria-label={texts.bookAgainOf(words.courtName(court.courtNumber, court.name))}
      sx={{ mx: outdent.small }}
    >
      {words.bookAgain}
    </LinkButton>
  );
}
