import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { paths } from '../../../shared/config/paths';
import { monthName, type LocalDay, type LocalMonth } from '../../../shared/model/dates';
import { Illustration } from '../../../shared/ui/court/illustration';
import { EmptyState } from '../../../shared/ui/screen/empty-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import type { BookingsByDay } from '../model/bookings-by-day';
import type { MonthPhase } from '../model/month-phase';
import { texts } from '../texts';
import { DayOfList } from './day-of-list';

interface BookingListProps {
  venueId: string;
  month: LocalMonth;
  bookings: BookingsByDay;
  today: LocalDay;
  phase: MonthPhase;
  /** True if the page already shows the bookings of a chosen day. */
  hasChosenDay: boolean;
  nightFrom: string;
}

/**
 * All bookings of the month by day: today and the coming days first, the first of them unfolded.
 * Days that are over follow on demand.
 */
export function BookingList(props: BookingListProps) {
  const { month, bookings, today, hasChosenDay, nightFrom } = props;
  const headingId = useId();
  const [showsPast, setShowsPast] = useState(false);
  if (bookings.size === 0) return <NoBookings {...props} />;
  const days = [...bookings];
  const coming = days.filter(([day]) => day >= today);
  const over = days.filter(([day]) => day < today);
  const folded = coming.length > 0 && !showsPast ? over.length : 0;
  const shown = folded > 0 ? coming : coming.concat(over);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 4, md: 6 } }}>
      <Typography id={headingId} variant="h2" sx={{ mb: 1 }}>
        {texts.allBookings(monthName(month))}
      </Typography>
      {shown.map(([day, entries], index) => (
        <DayOfList
          key={day}
          day={day}
          entries={entries}
          startsOpen={index === 0 && !hasChosenDay}
          nightFrom={nightFrom}
        />
      ))}
      {folded > 0 ? (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setShowsPast(true)}>
          {texts.showPastDays(folded)}
        </Button>
      ) : null}
    </Box>
  );
}

function NoBookings({ venueId, month, phase }: BookingListProps) {
  const action =
    phase === 'open' ? (
      <LinkButton to={paths.venue(venueId)} variant="contained">
        {texts.chooseCourt}
      </LinkButton>
    ) : undefined;
  const art = <Illustration motif="swept" seed={`${venueId} ${month}`} />;
  return <EmptyState title={texts.noBookings} hint={texts.noBookingsHint[phase]} action={action} art={art} />;
}
