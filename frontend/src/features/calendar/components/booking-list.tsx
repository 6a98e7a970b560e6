import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paths } from '../../../shared/config/paths';
import { monthName, weekdayAndDay, type LocalMonth } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { SweptScene } from '../../../shared/ui/court/scenes/swept-scene';
import { EmptyState } from '../../../shared/ui/screen/empty-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import type { BookingsByDay } from '../model/bookings-by-day';
import { dayHeadingId } from '../model/day-heading-id';
import { texts } from '../texts';
import { BookingRow } from './booking-row';

interface BookingListProps {
  venueId: string;
  month: LocalMonth;
  bookings: BookingsByDay;
}

/** All bookings of the month, grouped by day. */
export function BookingList({ venueId, month, bookings }: BookingListProps) {
  const headingId = useId();
  if (bookings.size === 0) {
    return (
      <EmptyState
        title={texts.noBookings}
        hint={texts.noBookingsHint}
        art={<SweptScene seed={`${venueId} ${monthName(month)}`} />}
        action={
          <LinkButton to={paths.venue(venueId)} variant="contained">
            {texts.chooseCourt}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 4, md: 6 } }}>
      <Typography id={headingId} variant="h2">
        {texts.allBookings(monthName(month))}
      </Typography>
      {[...bookings].map(([day, entries]) => (
        <Box key={day} sx={{ mt: 3, contentVisibility: 'auto', containIntrinsicSize: 'auto 240px' }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mb: 1 }}>
            <Typography
              id={dayHeadingId(day)}
              variant="h4"
              component="h3"
              tabIndex={-1}
              sx={{ outline: 'none' }}
            >
              {weekdayAndDay(day)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.bookingCount(entries.length)}
            </Typography>
          </Box>
          <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <BookingRow key={entry.id} entry={entry} />
            ))}
          </Card>
        </Box>
      ))}
    </Box>
  );
}
