import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../../shared/api/api-error';
import { bookingQuery } from '../../../shared/api/booking-query';
import { useNewsOfOtherTabs } from '../../../shared/api/tab-news';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { MessageScreen } from '../../../shared/ui/screen/message-screen';
import { ConfirmationScreen } from '../../payments/confirmation/screen/confirmation-screen';
import { FirstTransfer } from '../../payments/transfer/first-transfer';
import { calendarFile } from '../api/calendar-file';
import { payLabel } from '../components/card/booking-actions';
import { MyBookingsSkeleton } from '../my-bookings-skeleton';
import type { Booking } from '../model/booking';
import { recheckIn } from '../model/recheck-in';
import { BookingHint } from './booking-hint';
import { BookingReceipt } from './booking-receipt';
import { standingOf } from './booking-standing';
import { ReminderOffer } from './reminder-offer';
import { texts } from './texts';
import { useNextSteps } from './use-next-steps';

/**
 * `/my-bookings?pagada={id}`: the confirmation of a booking that is paid, or that is paid at the
 * club, with its receipt. Any other booking shows its true state instead.
 */
export function BookingConfirmation({ bookingId }: { bookingId: string }) {
  useNewsOfOtherTabs();
  const { data, error, refetch, isFetching } = useQuery({
    ...bookingQuery(bookingId),
    refetchInterval: ({ state }) => recheckIn(state.data && [state.data]),
  });
  if (isNotFound(error)) {
    const home = (
      <LinkButton to={paths.myBookings} variant="contained">
        {words.seeMyBookings}
      </LinkButton>
    );
    return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} action={home} />;
  }
  if (data) return <Known booking={data} />;
  if (!error) return <MyBookingsSkeleton />;
  return (
    <ErrorState
      headingLevel="h1"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
      wayOut={<LinkButton to={paths.myBookings}>{words.seeMyBookings}</LinkButton>}
    />
  );
}

function Known({ booking }: { booking: Booking }) {
  const standing = standingOf(booking);
  const joyful = ['paid', 'shared', 'free', 'at_club'].includes(standing);
  const isExpected = standing === 'by_transfer';
  const next = useNextSteps(booking, joyful || isExpected);
  const isOpen = standing === 'unpaid' || standing === 'partial' || isExpected;
  return (
    <ConfirmationScreen
      title={texts.title[standing]}
      hint={<BookingHint booking={booking} />}
      booking={booking}
      joyful={joyful}
      calendarFile={joyful || isOpen ? calendarFile(booking.id) : null}
      first={isExpected ? <FirstTransfer booking={booking} /> : null}
      next={joyful || isExpected ? next : []}
      receipt={<BookingReceipt booking={booking} />}
      wayOn={
        <>
          {joyful ? <ReminderOffer startsAt={booking.startsAt} /> : null}
          <WayOn booking={booking} isOpen={isOpen} />
        </>
      }
    />
  );
}

function WayOn({ booking, isOpen }: { booking: Booking; isOpen: boolean }) {
  return (
    <>
      {isOpen ? (
        <LinkButton to={paths.checkout(booking.id)} variant={booking.transfer ? 'outlined' : 'contained'}>
          {payLabel(booking)}
        </LinkButton>
      ) : null}
      <LinkButton to={paths.myBooking(booking.id)} variant={isOpen ? 'outlined' : 'contained'}>
        {words.seeMyBookings}
      </LinkButton>
    </>
  );
}
