import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usualGame } from '../../../../shared/model/games';
import type { components } from '../../../../shared/api/schema';
import { paths } from '../../../../shared/config/paths';
import { centsOf } from '../../../../shared/model/money';
import { useVenueTime } from '../../../../shared/model/use-venue-time';
import { words } from '../../../../shared/texts/words';
import { HourChip } from '../../../../shared/ui/hours/hour-chip';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { StartHere } from '../../../start/lazy-start-here';
import type { Choice } from '../../../start/use-book-start';
import { texts } from '../../texts';
import type { Venue } from '../../types';

interface NextStartsProps {
  venue: Venue;
  next: components['schemas']['NextStartsBody'] | null;
}

/** The next free hours of a venue with their prices. A tap shows what the hour would be. */
export function NextStarts({ venue, next }: NextStartsProps) {
  const at = useVenueTime(venue.timeZone);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const isToday = next?.date === at.today;
  // The page may be older than the hour that is over by now.
  const starts = next?.starts.filter(({ timeSlot }) => !isToday || timeSlot > at.time) ?? [];
  const day = texts.nextDay(isToday);
  return (
    <Box sx={{ mt: 1.5, minHeight: { xs: 0, sm: 74 } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {next && starts.length > 0 ? texts.nextFree(day) : texts.noneSoon}
      </Typography>
      {next && starts.length > 0 ? (
        <Box component="ul" sx={row}>
          {starts.map((start) => {
            const { courtId, courtNumber, timeSlot, durationMinutes: minutes, price } = start;
            const { date, nightFrom } = next;
            const gameType = usualGame;
            const choice = { venueId: venue.id, venueName: venue.name, date, gameType, start };
            return (
              <li key={timeSlot}>
                <HourChip
                  to={paths.bookingOf(courtId, { date, slot: timeSlot, minutes, gameType })}
                  instead={() => setChosen(choice)}
                  slot={timeSlot}
                  cents={centsOf(price)}
                  nightFrom={nightFrom}
                  name={texts.nextHour(venue.name, words.court(courtNumber), day, timeSlot)}
                />
              </li>
            );
          })}
        </Box>
      ) : null}
      {chosen ? (
        <LatePart>
          <StartHere choice={chosen} today={at.today} onClose={() => setChosen(null)} />
        </LatePart>
      ) : null}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
  '@media (max-width: 340px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
