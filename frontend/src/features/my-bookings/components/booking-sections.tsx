import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { paths } from '../../../shared/config/paths';
import { useStartTime } from '../../../shared/model/clock';
import { CardList } from '../../../shared/ui/list/card-list';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { SkeletonRows } from '../../../shared/ui/screen/skeletons';
import type { Booking } from '../model/booking';
import { groupBookings } from '../model/booking-groups';
import { isPart, type Part } from '../model/part';
import { texts } from '../texts';
import { BookingCard } from './card/booking-card';

/** Most players have none. */
const PartCard = lazyComponent(() => import('../part/part-card').then((file) => file.PartCard));

interface BookingSectionsProps {
  /** The player's own bookings, and the parts in bookings of others. */
  entries: readonly (Booking | Part)[];
  highlightedId: string | null;
}

/** The section of the coming bookings always, the others only if they have bookings. */
export function BookingSections({ entries, highlightedId }: BookingSectionsProps) {
  const now = new Date(useStartTime());
  const { upcoming, past, released } = groupBookings(entries, now);
  const list = (group: readonly (Booking | Part)[], over: boolean) => (
    <CardList>
      {group.map((entry) => (
        <li key={entry.id}>
          {isPart(entry) ? (
            <Suspense fallback={<SkeletonRows count={1} height={{ xs: 236, md: 146 }} />}>
              <PartCard part={entry} over={over} highlighted={entry.id === highlightedId} />
            </Suspense>
          ) : (
            <BookingCard booking={entry} over={over} highlighted={entry.id === highlightedId} />
          )}
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
