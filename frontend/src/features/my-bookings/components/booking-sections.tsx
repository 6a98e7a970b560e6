import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/config/paths';
import { useStartTime } from '../../../shared/model/clock';
import { CardList } from '../../../shared/ui/list/card-list';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import type { Booking } from '../model/booking';
import { groupBookings } from '../model/booking-groups';
import { texts } from '../texts';
import { BookingCard } from './card/booking-card';

interface BookingSectionsProps {
  bookings: readonly Booking[];
  highlightedId: string | null;
}

/** The section of the coming bookings always, the others only if they have bookings. */
export function BookingSections({ bookings, highlightedId }: BookingSectionsProps) {
  const now = new Date(useStartTime());
  const { upcoming, past, released } = groupBookings(bookings, now);
  const list = (group: readonly Booking[], over: boolean) => (
    <CardList>
      {group.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} over={over} highlighted={booking.id === highlightedId} />
        </li>
      ))}
    </CardList>
  );
  return (
    <>
      <Section title={texts.groups.upcoming}>
        {upcoming.length > 0 ? list(upcoming, false) : <NoUpcoming />}
      </Section>
      {past.length > 0 ? <Section title={texts.groups.past}>{list(past, true)}</Section> : null}
      {released.length > 0 ? <Section title={texts.groups.released}>{list(released, true)}</Section> : null}
    </>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <Box component="section" sx={{ '& + &': { mt: { xs: 4, md: 5 } } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function NoUpcoming() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{texts.noUpcoming}</Typography>
      <LinkButton to={paths.home} variant="outlined" size="small">
        {texts.book}
      </LinkButton>
    </Box>
  );
}
