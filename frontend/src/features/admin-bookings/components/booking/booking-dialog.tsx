import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { dayOf, longDay } from '../../../../shared/model/dates';
import { formatMoney } from '../../../../shared/model/money';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { LoadingRegion } from '../../../../shared/ui/screen/skeletons';
import { endOf } from '../../../../shared/model/play';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';
import { texts as linkTexts } from '../sale/link-texts';
import type { DeskBooking } from '../../types';
import { useCancelling } from '../../use-cancelling';
import { isDueAtDesk, useSettling } from '../../use-settling';
import { BookingFacts } from './booking-facts';
import { SendLink } from '../sale/send-link';
import { HandOver } from './hand-over';
import { MoreMenu } from './more-menu';
import { SettleFields } from './settle-fields';
import { CancelForVenue } from './cancel-for-venue';
import { client } from '../../../../shared/api/client';
import { deskKeys } from '../../../../shared/api/admin-keys';
import { unwrap } from '../../../../shared/api/unwrap';

const refundPollMilliseconds = 2000;

/** One booking with its payments. It is polled while a refund is pending. */
const deskBookingQuery = (bookingId: string) =>
  queryOptions({
    queryKey: deskKeys.booking(bookingId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/bookings/{bookingId}', { params: { path: { bookingId } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refundStatus === 'pending' ? refundPollMilliseconds : false),
  });

interface BookingDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Shows one booking with its payments and refunds, and lets the admin cancel it. */
export function BookingDialog({ bookingId, onClose }: BookingDialogProps) {
  const { data: booking, error, isFetching, refetch } = useQuery(deskBookingQuery(bookingId));
  if (booking) return <LoadedBooking booking={booking} onClose={onClose} />;
  const close = (
    <Button variant="outlined" onClick={onClose}>
      {words.close}
    </Button>
  );
  return (
    <DialogFrame title={texts.title} onPhones="sheet" onClose={onClose} actions={close}>
      {error ? (
        <ErrorState
          title={texts.bookingFailed}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingRegion>
          <Skeleton variant="rounded" height={360} />
        </LoadingRegion>
      )}
    </DialogFrame>
  );
}

function LoadedBooking({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const [opened, setOpened] = useState<Opened>(null);
  const formId = useId();
  const close = useRef<HTMLButtonElement>(null);
  const cancelling = useCancelling(booking);
  const settling = useSettling(booking);
  const isDue = isDueAtDesk(booking);
  useFocusAfter(isDue, close);
  const { court, venue, timeSlot, bookingDate } = booking;
  const when = texts.when(longDay(dayOf(bookingDate)), words.hours(timeSlot, endOf(booking)));
  const entries = entriesOf(cancelling, booking.status === 'active' && isDue, setOpened);
  const cents = settling.cents === null ? null : formatMoney(settling.cents);
  return (
    <DialogFrame
      title={words.courtName(court.courtNumber, court.name)}
      subtitle={`${when} · ${venue.name}`}
      busy={settling.isPending}
      error={settling.refusal}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <>
          {entries.length > 0 ? <MoreMenu entries={entries} /> : null}
          <Button ref={close} variant="outlined" disabled={settling.isPending} onClick={onClose}>
            {words.close}
          </Button>
          {isDue ? (
            <SubmitButton
              type="submit"
              form={formId}
              size="medium"
              pending={settling.isPending}
              onClick={(event) => {
                // The second click of a double click would take the rest as well.
                if (event.detail > 1) event.preventDefault();
              }}
            >
              {texts.desk.settle(cents)}
            </SubmitButton>
          ) : null}
        </>
      }
    >
      {isDue ? <SettleFields settling={settling} formId={formId} venueId={venue.id} /> : null}
      {owesAtDesk(booking) ? <HandOver booking={booking} /> : null}
      <BookingFacts booking={booking} />
      {cancelling === 'begun' || cancelling === 'beyond_terms' ? (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>{texts.notYours[cancelling]}</Typography>
      ) : null}
      <Asked opened={opened} booking={booking} when={when} onClose={() => setOpened(null)} />
    </DialogFrame>
  );
}

type Opened = 'cancel' | 'refund_begun' | 'link' | null;

/** The actions that the desk seldom needs for a booking. */
function entriesOf(
  cancelling: ReturnType<typeof useCancelling>,
  hasLink: boolean,
  open: (opened: Opened) => void,
) {
  const link = { label: linkTexts.sendLink, onChoose: () => open('link') };
  const mayCancel = cancelling === 'cancel' || cancelling === 'refund_begun';
  const cancel = mayCancel
    ? [{ label: texts.cancelEntry[cancelling], ends: true, onChoose: () => open(cancelling) }]
    : [];
  return hasLink ? [link, ...cancel] : cancel;
}

interface AskedProps {
  opened: Opened;
  booking: DeskBooking;
  /** The day and the hours. */
  when: string;
  onClose: () => void;
}

/** The dialog on top, if one is open. */
function Asked({ opened, booking, when, onClose }: AskedProps) {
  const { id, organiserName, organiserPhone: phone, organiserEmail: email } = booking;
  const link = { bookingId: id, phone, email, name: organiserName ?? '', when };
  if (opened === 'link') return <SendLink {...link} onClose={onClose} />;
  if (opened === null) return null;
  return <CancelForVenue booking={booking} hasBegun={opened === 'refund_begun'} onClose={onClose} />;
}

/** Also money that the booking did not need, which the status of its refund leaves out. */
const owesAtDesk = ({ payments }: DeskBooking) =>
  payments.some(({ refunds }) => refunds.some(({ status }) => status === 'to_hand_over'));

/** Moves the focus to the button that stays when the one that took the money has gone. */
function useFocusAfter(isDue: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasDue = useRef(isDue);
  useEffect(() => {
    if (wasDue.current && !isDue) button.current?.focus();
    wasDue.current = isDue;
  }, [isDue, button]);
}
