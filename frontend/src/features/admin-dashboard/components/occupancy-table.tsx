import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import { dayInWords } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { hourStates, runningHour, takenHours, type CourtDay, type VenueDay } from '../model/hour-states';
import { texts } from '../texts';
import { HourCell } from './hour-cell';

type RunningHour = ReturnType<typeof runningHour>;

interface OccupancyTableProps {
  venue: VenueDay;
  /** The time on the venue's clock, `HH:mm`. */
  time: string;
}

/** One day of a venue: one row per court, one column per hour, and the number of taken hours. */
export function OccupancyTable({ venue, time }: OccupancyTableProps) {
  const captionId = useId();
  const hours = hoursOf(venue);
  const running = runningHour(time, hours);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => beginNow(box.current), [venue.venueId]);
  return (
    <Box
      ref={box}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      sx={{ position: 'relative', overflowX: 'auto', mx: { xs: -2, md: 0 }, pr: { xs: 2, md: 0 } }}
    >
      <Box component="table" sx={{ width: '100%', minWidth: 700, tableLayout: 'fixed', borderSpacing: 0 }}>
        <Typography id={captionId} component="caption" variant="subtitle1" sx={caption}>
          <Box component="span" sx={captionText}>
            {texts.hoursOf(venue.name, dayInWords(venue.date))}
          </Box>
        </Typography>
        <HoursHead hours={hours} running={running} />
        <tbody>
          {venue.courts.map((court) => (
            <CourtRow key={court.courtId} court={court} time={time} running={running} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** Begins one hour before the current one, beside the names, if the table is wider than its box. */
function beginNow(box: HTMLElement | null): void {
  const now = box?.querySelector<HTMLElement>('[aria-current="time"]');
  const names = box?.querySelector('th');
  if (box && now && names) box.scrollLeft = now.offsetLeft - now.offsetWidth - names.offsetWidth;
}

const caption = { textAlign: 'left', pl: { xs: 2, md: 0 }, pb: 1 } as const;
/** Stays in view while the table scrolls, and breaks where the window ends. */
const captionText = {
  display: 'block',
  position: 'sticky',
  left: { xs: 16, md: 0 },
  width: 'fit-content',
  maxWidth: { xs: 'calc(100vw - 32px)', md: 'none' },
} as const;
const headCell = { p: 0.25, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' } as const;
const hourHead = {
  ...headCell,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current="time"]': { color: 'secondary.main', fontWeight: 800 },
} as const;
const firstColumn = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.default',
  width: { xs: 148, md: 132 },
  textAlign: 'left',
  pl: { xs: 2, md: 0 },
  pr: 1,
} as const;

/** The hours in which the venue opens today; every court has the same. */
const hoursOf = ({ courts: [first] }: VenueDay) => first?.hours ?? [];

interface HoursHeadProps {
  hours: CourtDay['hours'];
  running: RunningHour;
}

function HoursHead({ hours, running }: HoursHeadProps) {
  return (
    <thead>
      <tr>
        <Box component="th" scope="col" sx={{ ...headCell, ...firstColumn, bgcolor: 'background.default' }}>
          {texts.court}
        </Box>
        {hours.map(({ timeSlot: slot }) => (
          <Box
            key={slot}
            component="th"
            scope="col"
            aria-current={slot === running?.timeSlot ? 'time' : undefined}
            sx={hourHead}
          >
            <span aria-hidden="true">{texts.columnOf(slot)}</span>
            <span className="s-hidden">{slot === running?.timeSlot ? texts.hourNow(slot) : slot}</span>
          </Box>
        ))}
        <Box component="th" scope="col" sx={{ ...headCell, width: 76, textAlign: 'right' }}>
          {texts.taken}
        </Box>
      </tr>
    </thead>
  );
}

/** The number names the court; a long name must neither cover the hours nor make high rows. */
const nameText = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
} as const;

interface CourtRowProps {
  court: CourtDay;
  time: string;
  running: RunningHour;
}

function CourtRow({ court, time, running }: CourtRowProps) {
  const { taken, all } = takenHours(court);
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...firstColumn, fontWeight: 600, lineHeight: 1.2, py: 0.5 }}>
        <span className="s-hidden">{texts.courtName(court.courtNumber, court.name)}</span>
        <Box aria-hidden="true" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography variant="figure">{court.courtNumber}</Typography>
          <Box component="span" sx={nameText}>
            {court.name}
          </Box>
        </Box>
        {court.status === 'maintenance' ? (
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {words.maintenance}
          </Typography>
        ) : null}
      </Box>
      {hourStates(court, time).map(({ timeSlot, state }) => (
        <HourCell
          key={timeSlot}
          state={state}
          passed={running?.timeSlot === timeSlot ? running.part : null}
        />
      ))}
      <Typography
        component="td"
        variant="figure"
        sx={{ display: 'table-cell', textAlign: 'right', fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {texts.takenOf(taken, all)}
      </Typography>
    </tr>
  );
}
