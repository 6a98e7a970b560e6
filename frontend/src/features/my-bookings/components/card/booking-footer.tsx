import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../shared/config/paths';
import { centsOf } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { LazyShareSheet } from '../../../payments/sharing/lazy-share-sheet';
import { OpenToAnyone } from '../../../payments/sharing/open-to-anyone';
import { ownLinkQuery } from '../../../payments/sharing/own-link-query';
import { texts as sharingTexts } from '../../../payments/sharing/texts';
import { useShareLink } from '../../../payments/sharing/use-share-link';
import { WhatsAppButton } from '../../../payments/sharing/whatsapp-button';
import { calendarFile } from '../../api/calendar-file';
import { isPayable, isReleased, type Booking } from '../../model/booking';
import { nameOf } from '../../model/booking-name';
import { texts } from '../../texts';
import { CancelBooking } from '../cancel/cancel-booking';

const ReviewOffer = lazyComponent(() => import('../../review/review-offer').then((file) => file.ReviewOffer));

interface BookingFooterProps {
  booking: Booking;
  /** True if the booking was played, cancelled or expired: only its details are left. */
  over: boolean;
}

/**
 * The other actions of a booking: its details, share it again, put it in a calendar, cancel it.
 * They are words in one line, without signs.
 */
export function BookingFooter({ booking, over }: BookingFooterProps) {
  if (over) {
    return (
      <div className="footer">
        {isReleased(booking) || booking.paymentStatus !== 'completed' ? null : (
          <LatePart>
            <ReviewOffer booking={booking} />
          </LatePart>
        )}
        {booking.isShared && isPayable(booking) ? <ShareAgain booking={booking} /> : null}
        <Details booking={booking} />
      </div>
    );
  }
  return (
    <div className="footer">
      <Details booking={booking} />
      {booking.isShared && isPayable(booking) ? <ShareAgain booking={booking} /> : null}
      <Button
        size="small"
        href={calendarFile(booking.id)}
        download
        aria-label={texts.addToCalendarOf(nameOf(booking))}
      >
        {texts.addToCalendar}
      </Button>
      <CancelBooking booking={booking} />
    </div>
  );
}

function Details({ booking }: { booking: Booking }) {
  const label = centsOf(booking.paidAmount) > 0 ? texts.receipt : texts.details;
  return (
    <LinkButton
      to={paths.paidBooking(booking.id)}
      size="small"
      aria-label={texts.detailsOf(label, nameOf(booking))}
    >
      {label}
    </LinkButton>
  );
}

/** The link exists already. It is fetched before it is needed, with the places that are open. */
function ShareAgain({ booking }: { booking: Booking }) {
  const sharing = useShareLink(booking);
  const { data: link, isError } = useQuery(ownLinkQuery(booking));
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
      {isError ? null : (
        <WhatsAppButton
          size="small"
          variant="text"
          aria-label={texts.whatsAppOf(nameOf(booking))}
          message={link ? `${sharingTexts.invitation(link.organiserName)} ${link.shareUrl}` : null}
        />
      )}
      <OpenToAnyone booking={booking} link={link} of={nameOf(booking)} size="small" />
      <LazyShareSheet booking={booking} sharing={sharing} />
    </>
  );
}
