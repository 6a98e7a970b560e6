import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dayInWords } from '../../../shared/model/dates';
import { slots } from '../../../shared/model/slots';
import { words } from '../../../shared/texts/words';
import { texts } from '../texts';
import type { CourtDay, VenueDay } from '../types';
import { HourCell } from './hour-cell';

interface OccupancyTableProps {
  venue: VenueDay;
}

/** One day of a venue: one row per court, one column per hour, and the number of taken hours. */
export function OccupancyTable({ venue }: OccupancyTableProps) {
  const captionId = useId();
  return (
    <Box
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      sx={{ position: 'relative', overflowX: 'auto', mx: { xs: -2, md: 0 }, px: { xs: 2, md: 0 } }}
    >
      <Box component="table" sx={{ width: '100%', minWidth: 700, tableLayout: 'fixed', borderSpacing: 0 }}>
        <Typography id={captionId} component="caption" variant="subtitle1" sx={{ textAlign: 'left', pb: 1 }}>
          {texts.hoursOf(venue.name, dayInWords(venue.date))}
        </Typography>
        <HoursHead />
        <tbody>
          {venue.courts.map((court) => (
            <CourtRow key={court.courtId} court={court} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const headCell = { p: 0.25, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' } as const;
const firstColumn = {
  position: 'sticky',
  left: { xs: -16, md: 0 },
  zIndex: 1,
  bgcolor: 'background.default',
  width: 132,
  textAlign: 'left',
  pr: 1,
} as const;

function HoursHead() {
  return (
    <thead>
      <tr>
        <Box component="th" scope="col" sx={{ ...headCell, ...firstColumn, bgcolor: 'background.default' }}>
          {texts.court}
        </Box>
        {slots.map((slot) => (
          <Box key={slot} component="th" scope="col" sx={{ ...headCell, fontVariantNumeric: 'tabular-nums' }}>
            <span aria-hidden="true">{slot.slice(0, 2)}</span>
            <span className="s-hidden">{slot}</span>
          </Box>
        ))}
        <Box component="th" scope="col" sx={{ ...headCell, width: 76, textAlign: 'right' }}>
          {texts.taken}
        </Box>
      </tr>
    </thead>
  );
}

interface CourtRowProps {
  court: CourtDay;
}

function CourtRow({ court }: CourtRowProps) {
  const taken = court.hours.filter(({ status }) => status !== 'free').length;
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...firstColumn, fontWeight: 600, lineHeight: 1.2, py: 0.5 }}>
        <span className="s-hidden">{texts.courtName(court.courtNumber, court.name)}</span>
        <Box aria-hidden="true" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography variant="figure">{court.courtNumber}</Typography>
          {court.name}
        </Box>
        {court.status === 'maintenance' ? (
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {words.maintenance}
          </Typography>
        ) : null}
      </Box>
      {court.hours.map(({ timeSlot, status }) => (
        <HourCell key={timeSlot} status={status} />
      ))}
      <Typography
        component="td"
        variant="figure"
        sx={{ display: 'table-cell', textAlign: 'right', fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {texts.takenOf(taken, court.hours.length)}
      </Typography>
    </tr>
  );
}
