import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../../../shared/api/config-query';
import { venueQuery } from '../../../shared/api/venue-queries';
import { dayInWords, dayOf, shiftDay, type LocalDay } from '../../../shared/model/dates';
import { centsOfLength } from '../../../shared/model/lengths';
import { minutesOf } from '../../../shared/model/play';
import { useVenueTime } from '../../../shared/model/use-venue-time';
import { rulesOf } from '../../../shared/model/venue-rules';
import { words } from '../../../shared/texts/words';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame';
import { HourButton } from '../../../shared/ui/hours/hour-chip';
import { DateGrid } from '../../../shared/ui/month-grid/date-grid';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import type { Booking } from '../model/booking';
import { texts } from './texts';
import { client } from '../../../shared/api/client';
import { courtKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The hours of a court on one day. Every visit fetches them again: other players book too. */
const hoursQuery = (courtId: string, date: LocalDay) =>
  queryOptions({
    queryKey: courtKeys.availability(courtId, date),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/courts/{courtId}/availability', {
          params: { path: { courtId }, query: { date } },
          signal,
        }),
      ),
    staleTime: 0,
  });

interface MoveDialogProps {
  booking: Booking;
  pending: boolean;
  /** Why the last choice was refused, or null. */
  error: string | null;
  /** @param choice with the price that was shown, in cents */
  onChoose: (choice: { date: LocalDay; slot: string; cents: number }) => void;
  onClose: () => void;
}

/** The hours of the booked court on a day that are free for as long, each with its price. */
export function MoveDialog({ booking, pending, error, onChoose, onClose }: MoveDialogProps) {
  const { court } = booking;
  const [date, setDate] = useState(dayOf(booking.bookingDate));
  const { today } = useVenueTime(booking.timeZone);
  const rules = rulesOf(useQuery(venueQuery(booking.venueId)).data);
  const usualDays = useQuery(configQuery()).data?.bookingWindowDays ?? 0;
  const last = shiftDay(today, rules.windowDays ?? usualDays);
  return (
    <DialogFrame
      title={texts.moveTitle}
      subtitle={texts.moveHint(words.courtTitle(court.courtNumber, court.name))}
      busy={pending}
      error={error}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {words.back}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <DateGrid
          value={date}
          today={today}
          first={today}
          last={last < date ? date : last}
          onChange={setDate}
        />
        <FreeHours
          booking={booking}
          date={date}
          nightFrom={rules.nightFrom}
          pending={pending}
          onChoose={onChoose}
        />
      </Box>
    </DialogFrame>
  );
}

interface FreeHoursProps {
  booking: Booking;
  date: LocalDay;
  nightFrom: string;
  pending: boolean;
  onChoose: MoveDialogProps['onChoose'];
}

function FreeHours({ booking, date, nightFrom, pending, onChoose }: FreeHoursProps) {
  const { data: hours, error, refetch } = useQuery(hoursQuery(booking.courtId, date));
  if (!hours && error)
    return (
      <ErrorState title={texts.hoursFailed} headingLevel="h3" error={error} onRetry={() => void refetch()} />
    );
  if (!hours)
    return (
      <LoadingRegion>
        <SkeletonRows count={3} height={44} />
      </LoadingRegion>
    );
  const free = hours.flatMap((hour) => {
    const cents = centsOfLength(hour, minutesOf(booking), booking.gameType);
    return hour.status === 'available' && cents !== null ? [{ timeSlot: hour.timeSlot, cents }] : [];
  });
  if (free.length === 0) return <Typography role="status">{texts.noFreeHours}</Typography>;
  return (
    <Box component="fieldset" disabled={pending} sx={grid}>
      {free.map(({ timeSlot, cents }) => (
        <HourButton
          key={timeSlot}
          slot={timeSlot}
          cents={cents}
          nightFrom={nightFrom}
          name={texts.moveTo(dayInWords(date), words.theTime(timeSlot))}
          onClick={() => onChoose({ date, slot: timeSlot, cents })}
        />
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  border: 0,
} as const;
