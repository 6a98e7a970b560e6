import { useQuery } from '@tanstack/react-query';
import type { paths as apiPaths } from '../../../shared/api/schema';
import { paths } from '../../../shared/config/paths';
import { clockMoment, dayInWords, dayOf } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { ConfirmationScreen } from '../../payments/confirmation/screen/confirmation-screen';
import { Receipt } from '../../payments/confirmation/screen/receipt';
import { shareReceiptQuery } from '../../payments/confirmation/screen/receipt-query';
import { texts } from '../texts';
import type { SharedLinkPage } from '../types';

interface ShareConfirmationProps {
  page: SharedLinkPage;
  shareToken: string;
}

const calendar = '/api/shared-payment-links/{shareToken}/calendar.ics' satisfies keyof apiPaths;

/** The confirmation for a player who has paid a place in the booking of another player. */
export function ShareConfirmation({ page, shareToken }: ShareConfirmationProps) {
  const { booking } = page;
  const receipt = useQuery(shareReceiptQuery(shareToken));
  const { status } = booking;
  const released = status === 'cancelled' || status === 'expired' ? status : null;
  const paid = (receipt.data ?? []).reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return (
    <ConfirmationScreen
      title={released ? texts.releasedTitle[released] : texts.yourPartIsPaid}
      hint={released ? texts.releasedHint[released] : seeYou(booking)}
      booking={booking}
      joyful={status === 'active'}
      calendarFile={released ? null : calendar.replace('{shareToken}', encodeURIComponent(shareToken))}
      next={status === 'active' ? nextSteps(page) : []}
      receipt={
        <Receipt
          lines={[
            { label: texts.matchTotal, cents: centsOf(booking.totalAmount) },
            ...(paid > 0 ? [{ label: texts.yourPart, cents: paid }] : []),
          ]}
          payments={receipt.data}
          failed={receipt.isError}
          timeZone={booking.timeZone}
        />
      }
      wayOn={
        <>
          <LinkButton to={paths.sharedPayment(shareToken)} variant="contained">
            {texts.seeMatch}
          </LinkButton>
          <LinkButton to={paths.myBooking(booking.id)} variant="outlined">
            {words.seeMyBookings}
          </LinkButton>
        </>
      }
    />
  );
}

function seeYou({ bookingDate, timeSlot }: SharedLinkPage['booking']): string {
  return words.seeYou(dayInWords(dayOf(bookingDate)), timeSlot);
}

function nextSteps({ link, booking }: SharedLinkPage): string[] {
  if (booking.paymentStatus === 'completed') return [texts.everybodyPaid, texts.showCode];
  const missing = link.maxParticipants - link.currentParticipants;
  const until = clockMoment(link.expiresAt, booking.timeZone);
  return [texts.stillMissing(missing, until), texts.partComesBack, texts.showCode];
}
