import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, type Ref } from 'react';
import { usualGame } from '../../../shared/model/games';
import { paths } from '../../../shared/config/paths';
import { dayInWords, type LocalDay } from '../../../shared/model/dates';
import { freeHoursOf, type VenueDay, type VenueTime } from '../../../shared/model/venue-day';
import type { VenueRules } from '../../../shared/model/venue-rules';
import { words } from '../../../shared/texts/words';
import { HourChip } from '../../../shared/ui/hours/hour-chip';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { calendarPageQueries } from '../calendar-page-queries';
import { texts } from '../texts';
import { BookingRow } from './booking-row';
import type { CalendarEntry } from '../model/bookings-by-day';

interface DayPanelProps {
  venueId: string;
  day: LocalDay;
  at: VenueTime;
  rules: VenueRules;
  canBeBooked: boolean;
  entries: readonly CalendarEntry[];
  headingRef: Ref<HTMLHeadingElement>;
}

/** The chosen day: the free hours of each court, which lead to their booking, and its bookings. */
export function DayPanel({ venueId, day, at, rules, canBeBooked, entries, headingRef }: DayPanelProps) {
  const titleId = useId();
  const inWords = dayInWords(day);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 2, p: { xs: 2, md: 3 } }}>
      <Typography
        id={titleId}
        ref={headingRef}
        variant="h3"
        component="h2"
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: 76 }}
      >
        {canBeBooked ? texts.freeOn(inWords) : texts.bookingsOn(inWords)}
      </Typography>
      {canBeBooked ? (
        <>
          <FreeHours venueId={venueId} day={day} at={at} rules={rules} />
          <Typography variant="h4" component="h3" sx={{ mt: 3 }}>
            {texts.bookingsOn(inWords)}
          </Typography>
        </>
      ) : null}
      {entries.length === 0 ? (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {day < at.today ? texts.noBookingsOnPast : texts.noBookingsOn}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, mx: { xs: -2, md: -2.5 }, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <BookingRow key={entry.id} entry={entry} nightFrom={rules.nightFrom} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function FreeHours({ venueId, day, at, rules }: Pick<DayPanelProps, 'venueId' | 'day' | 'at' | 'rules'>) {
  const { data, error, isFetching, refetch } = useQuery(calendarPageQueries.day(venueId, day));
  if (!data) {
    return error ? (
      <ErrorState
        headingLevel="h3"
        title={texts.dayFailed}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingRegion>
        <Box sx={{ mt: 2 }}>
          <SkeletonRows count={4} height={80} />
        </Box>
      </LoadingRegion>
    );
  }
  const courts = data.courts.map((court) => ({
    court,
    free: freeHoursOf(court.id, day, data, at),
  }));
  const none = courts.every(({ free }) => free.length === 0);
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {none ? noneOn(data) : texts.freeHint(rules.lengths[0])}
      </Typography>
      {none
        ? null
        : courts.map(({ court, free }) => (
            <CourtHours key={court.id} court={court} free={free} nightFrom={rules.nightFrom} />
          ))}
    </>
  );
}

function noneOn({ opening, note }: VenueDay): string {
  return opening.length === 0 ? texts.closedOn(note) : texts.noneOnDay;
}

interface CourtHoursProps {
  court: VenueDay['courts'][number];
  free: ReturnType<typeof freeHoursOf>;
  nightFrom: string;
}

function CourtHours({ court, free, nightFrom }: CourtHoursProps) {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle1" component="h3">
        {words.courtTitle(court.courtNumber, court.name)}
      </Typography>
      {free.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.noneOnCourt}
        </Typography>
      ) : (
        <Chips>
          {free.map(({ date, slot, minutes, cents }) => (
            <li key={slot}>
              <HourChip
                to={paths.bookingOf(court.id, { date, slot, minutes, gameType: usualGame })}
                slot={slot}
                cents={cents}
                nightFrom={nightFrom}
                name={texts.bookHour(words.court(court.courtNumber), dayInWords(date), slot)}
              />
            </li>
          ))}
        </Chips>
      )}
    </Box>
  );
}

const Chips = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 6,
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
}));
