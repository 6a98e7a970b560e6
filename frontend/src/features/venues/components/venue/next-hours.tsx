import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usualGame } from '../../../../shared/model/games';
import { paths } from '../../../../shared/config/paths';
import type { VenueRules } from '../../../../shared/model/venue-rules';
import type { FreeHour } from '../../../../shared/model/venue-day';
import { words } from '../../../../shared/texts/words';
import { HourChip } from '../../../../shared/ui/hours/hour-chip';
import { texts } from './texts';
import type { Court } from '../../types';
import type { NextHours as Hours } from '../../use-next-hours';

interface NextHoursProps {
  court: Court;
  hours: Hours;
  rules: VenueRules;
  onChoose: (courtId: string, courtNumber: number, hour: FreeHour) => void;
}

const shown = 3;

/** The next free hours of a court. A tap shows what one would be. Their space is reserved. */
export function NextHours({ court, hours, rules, onChoose }: NextHoursProps) {
  const next = hours.of(court.id).slice(0, shown);
  const [first] = next;
  const isToday = first?.date === hours.at.today;
  return (
    <Box sx={{ minHeight: 74 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {first ? texts.nextHours(isToday, rules.lengths[0]) : hours.isPending ? ' ' : noHours(hours)}
      </Typography>
      {first ? (
        <Box component="ul" sx={row}>
          {next.map((hour) => {
            const { date, slot, minutes, cents } = hour;
            return (
              <li key={slot}>
                <HourChip
                  to={paths.bookingOf(court.id, { date, slot, minutes, gameType: usualGame })}
                  instead={() => onChoose(court.id, court.courtNumber, hour)}
                  slot={slot}
                  cents={cents}
                  nightFrom={rules.nightFrom}
                  name={texts.bookHour(words.court(court.courtNumber), isToday, slot)}
                />
              </li>
            );
          })}
        </Box>
      ) : null}
    </Box>
  );
}

const noHours = ({ isError }: Hours) => (isError ? texts.hoursOnCourt : texts.noHoursSoon);

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(28%, 48px), 1fr))',
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
