import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { isPayable, type Booking } from '../../model/booking';
import { nameOf } from '../../model/booking-name';
import { texts } from '../../texts';
import { PaymentDeadline } from './payment-deadline';

interface BookingActionsProps {
  booking: Booking;
  over: boolean;
}

/** The main action of a booking: pay what is missing, or book the same court again. */
export function BookingActions({ booking, over }: BookingActionsProps) {
  if (over) {
    const court = words.courtName(booking.court.courtNumber, booking.court.name);
    return (
      <LinkButton
        to={paths.booking(booking.courtId)}
        size="small"
        aria-label={texts.bookAgainOf(court)}
        sx={{ mx: -1.75 }}
      >
        {words.bookAgain}
      </LinkButton>
    );
  }
  if (!isPayable(booking)) return null;
  return (
    <>
      <PaymentDeadline booking={booking} />
      <LinkButton
        to={paths.checkout(booking.id)}
        variant="contained"
        aria-label={texts.completePaymentOf(nameOf(booking))}
      >
        {words.completePayment}
      </LinkButton>
    </>
  );
}
