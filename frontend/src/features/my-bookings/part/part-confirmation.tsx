import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { MessageScreen } from '../../../shared/ui/screen/message-screen';
import { receiptQuery } from '../../payments/confirmation/screen/receipt-query';
import { calendarFile } from '../api/calendar-file';
import { ownPartsQuery } from '../api/own-parts-query';
import { MyBookingsSkeleton } from '../my-bookings-skeleton';
import { PartScreen } from './part-screen';
import { texts } from './texts';

/** `/my-bookings?parte={id}`: what the reader paid for the booking of another player. */
export function PartConfirmation({ bookingId }: { bookingId: string }) {
  const { data: parts, error, refetch, isFetching } = useQuery(ownPartsQuery());
  const part = parts?.find(({ id }) => id === bookingId);
  const receipt = useQuery({ ...receiptQuery(bookingId), enabled: part !== undefined });
  const wayOn = (
    <LinkButton to={paths.myBooking(bookingId)} variant="contained">
      {words.seeMyBookings}
    </LinkButton>
  );
  if (part) {
    const { data: payments, isError } = receipt;
    const file = calendarFile(part.id);
    return <PartScreen part={part} payments={payments} failed={isError} calendarFile={file} wayOn={wayOn} />;
  }
  if (parts) return <MessageScreen title={texts.partUnknown} hint={texts.partUnknownHint} action={wayOn} />;
  if (!error) return <MyBookingsSkeleton />;
  return (
    <ErrorState
      headingLevel="h1"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
      wayOut={wayOn}
    />
  );
}
