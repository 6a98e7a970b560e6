import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { spokenDay, type LocalDay } from '../../../shared/model/dates';
import { isNight } from '../../../shared/model/slots';
import { radius } from '../../../shared/theme/tokens';
import { dayExcerpt } from '../model/bookings-by-day';
import { dayHeadingId } from '../model/day-heading-id';
import { texts } from '../texts';
import type { CalendarEntry } from '../types';

interface DayCellProps {
  day: LocalDay;
  isToday: boolean;
  entries: readonly CalendarEntry[];
}

/**
 * A day of the calendar. Wide windows name its bookings; phones show dots that link to the list.
 */
export function DayCell({ day, isToday, entries }: DayCellProps) {
  const { named, more } = dayExcerpt(entries);
  return (
    <Cell aria-current={isToday ? 'date' : undefined}>
      <Typography variant="figure" className="number">
        {Number(day.slice(8))}
      </Typography>
      <Box className="wide">
        {named.map((entry) => (
          <Entry key={entry.id} data-night={isNight(entry.timeSlot)}>
            {texts.courtAt(entry.court.courtNumber, entry.timeSlot)}
          </Entry>
        ))}
        {more > 0 ? <span className="more">{texts.more(more)}</span> : null}
        {entries.length === 0 ? <span className="nothing">{texts.nothing}</span> : null}
      </Box>
      <span className="dots" aria-hidden>
        {named.map((entry) => (
          <i key={entry.id} data-night={isNight(entry.timeSlot)} />
        ))}
        {more > 0 ? <b>{texts.more(more)}</b> : null}
        {entries.length === 0 ? texts.nothing : null}
      </span>
      {entries.length > 0 ? (
        <button
          type="button"
          className="narrow"
          aria-label={texts.seeDay(spokenDay(day), entries.length)}
          onClick={() => goToDay(day)}
        />
      ) : null}
    </Cell>
  );
}

function goToDay(day: LocalDay) {
  const heading = document.getElementById(dayHeadingId(day));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

const Cell = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minHeight: 68,
  padding: '8px 0',
  borderRadius: radius.small,
  '& .number': { fontSize: '1.0625rem' },
  '& .wide': { display: 'none' },
  '& .narrow': {
    position: 'absolute',
    inset: 0,
    padding: 0,
    border: 0,
    borderRadius: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '& .dots': {
    position: 'absolute',
    insetInline: 0,
    top: 36,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: 5,
    justifyContent: 'center',
    color: theme.vars.palette.text.secondary,
    ...theme.typography.figure,
    fontSize: '0.75rem',
    lineHeight: 1,
  },
  '& .dots i': { width: 6, height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.secondary.main },
  '& .dots b': { flexBasis: '100%', textAlign: 'center', fontWeight: 'inherit' },
  '& .dots i[data-night="true"]': { backgroundColor: theme.vars.palette.night.contrastText },
  '&[aria-current="date"]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
  '&[aria-current="date"] .number': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.up('md')]: {
    alignItems: 'stretch',
    minHeight: 152,
    padding: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    '& .narrow, & .dots': { display: 'none' },
    '& .wide': { display: 'grid', gap: 3, marginTop: 6, fontSize: '0.875rem' },
    '& .more': { fontWeight: 650, color: theme.vars.palette.text.secondary, paddingInline: 6 },
    '& .nothing': { color: theme.vars.palette.text.secondary, paddingInline: 6 },
  },
}));

const Entry = styled('span')(({ theme }) => ({
  padding: '2px 6px',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.day.main,
  color: theme.vars.palette.day.contrastText,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-night="true"]': {
    backgroundColor: theme.vars.palette.night.main,
    color: theme.vars.palette.night.contrastText,
  },
}));
