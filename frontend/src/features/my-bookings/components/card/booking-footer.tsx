import EventRounded from '@mui/icons-material/EventRounded';
import Button from '@mui/material/Button';
import { words } from '../../../../shared/texts/words';
import { LazyShareSheet } from '../../../payments/sharing/lazy-share-sheet';
import { useShareLink } from '../../../payments/sharing/use-share-link';
import { calendarFile } from '../../api/calendar-file';
import { isPayable, type Booking } from '../../model/booking';
import { nameOf } from '../../model/booking-name';
import { texts } from '../../texts';
import { CancelBooking } from '../cancel/cancel-booking';

interface BookingFooterProps {
  booking: Booking;
}

/** The other actions of an upcoming booking: share it again, add it to a calendar, cancel it. */
export function BookingFooter({ booking }: BookingFooterProps) {
  return (
    <div className="footer">
      {booking.isShared && isPayable(booking) ? <ShareAgain booking={booking} /> : null}
      <Button
        size="small"
        href={calendarFile(booking.id)}
        download
        startIcon={<EventRounded />}
        aria-label={texts.addToCalendarOf(nameOf(booking))}
      >
        {texts.addToCalendar}
      </Button>
      <CancelBooking booking={booking} />
    </div>
  );
}

function ShareAgain({ booking }: BookingFooterProps) {
  const sharing = useShareLink(booking);
  return (
    <>
      <Button
        size="small"
        disabled={sharing.isOpening}
        aria-label={texts.shareOf(nameOf(booking))}
        onClick={() => void sharing.share()}
      >
        {words.sharePaymentLink}
      </Button>
      <LazyShareSheet booking={booking} sharing={sharing} />
    </>
  );
}
