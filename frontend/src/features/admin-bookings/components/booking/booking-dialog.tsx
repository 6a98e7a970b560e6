import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf, longDay } from '../../../../shared/model/dates';
import { useSecondsUntil } from '../../../../shared/ui/figures/countdown';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { LoadingRegion } from '../../../../shared/ui/screen/skeletons';
import { deskBookingQuery } from '../../api/booking-query';
import { useIsBeyondTerms } from '../../use-is-beyond-terms';
import { endOf } from '../../../../shared/model/play';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';
import type { DeskBooking } from '../../types';
import { BookingFacts } from './booking-facts';
import { DeskMoney } from './desk-money';
import { CancelForVenue } from './cancel-for-venue';

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
  const [cancelling, setCancelling] = useState(false);
  const hasBegun = useSecondsUntil(booking.startsAt) === 0;
  const isAhead = booking.status === 'active' && !hasBegun;
  const isBeyondTerms = useIsBeyondTerms(booking);
  const { court, venue, timeSlot, bookingDate } = booking;
  const when = texts.when(longDay(dayOf(bookingDate)), words.hours(timeSlot, endOf(booking)));
  return (
    <DialogFrame
      title={words.courtName(court.courtNumber, court.name)}
      subtitle={`${when} · ${venue.name}`}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {words.close}
          </Button>
          {isAhead && !isBeyondTerms ? (
            <Button color="error" variant="contained" onClick={() => setCancelling(true)}>
              {texts.cancel}
            </Button>
          ) : null}
        </>
      }
    >
      <BookingFacts booking={booking} />
      <DeskMoney booking={booking} />
      {booking.status === 'active' && hasBegun ? (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>{texts.hasBegun}</Typography>
      ) : null}
      {isAhead && isBeyondTerms ? (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>{texts.beyondTerms}</Typography>
      ) : null}
      {cancelling ? <CancelForVenue booking={booking} onClose={() => setCancelling(false)} /> : null}
    </DialogFrame>
  );
}
