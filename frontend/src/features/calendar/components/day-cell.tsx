import { styled } from '@mui/material/styles';
import { spokenDay, type LocalDay } from '../../../shared/model/dates';
import { isNight } from '../../../shared/model/slots';
import { words } from '../../../shared/texts/words';
import { radius } from '../../../shared/theme/tokens';
import { dayExcerpt, type CalendarEntry } from '../model/bookings-by-day';
import { texts } from '../texts';

interface DayCellProps {
  day: LocalDay;
  isToday: boolean;
  isChosen: boolean;
  entries: readonly CalendarEntry[];
  /** How many hours can still be booked. Undefined if the day cannot be booked. */
  free: number | undefined;
  /** True if the venue does not open on the day. */
  isClosed: boolean;
  nightFrom: string;
  onChoose: (day: LocalDay) => void;
}

/**
 * A day of the calendar with its free hours. Wide windows name its bookings; phones show dots. A
 * day with bookings or free hours can be chosen.
 */
export function DayCell({
  day,
  isToday,
  isChosen,
  entries,
  free,
  isClosed,
  nightFrom,
  onChoose,
}: DayCellProps) {
  const { named, more } = dayExcerpt(entries);
  const parts = [
    free === undefined ? [] : isClosed ? texts.closedInWords : texts.freeInWords(free),
    entries.length === 0 ? [] : words.bookingCount(entries.length),
  ].flat();
  return (
    <Cell aria-current={isToday ? 'date' : undefined} data-chosen={isChosen}>
      <span className="number">{Number(day.slice(8))}</span>
      <div className="wide">
        {named.map((entry) => (
          <Entry key={entry.id} data-night={isNight(entry.timeSlot, nightFrom)}>
            {texts.courtAt(entry.court.courtNumber, entry.timeSlot)}
          </Entry>
        ))}
        {more > 0 ? <span className="more">{texts.more(more)}</span> : null}
        {entries.length === 0 ? <span className="nothing">{texts.nothing}</span> : null}
      </div>
      <span className="dots" aria-hidden>
        {named.map((entry) => (
          <i key={entry.id} data-night={isNight(entry.timeSlot, nightFrom)} />
        ))}
        {more > 0 ? <b>{texts.more(more)}</b> : null}
        {entries.length === 0 ? texts.nothing : null}
      </span>
      <span className="free" aria-hidden data-full={free === 0}>
        {free === undefined ? ' ' : isClosed ? texts.closed : texts.free(free)}
      </span>
      {parts.length > 0 ? (
        <button
          type="button"
          aria-label={texts.seeDay(spokenDay(day), parts)}
          aria-pressed={isChosen}
          onClick={() => onChoose(day)}
        />
      ) : null}
    </Cell>
  );
}

const Cell = styled('div')(({ theme }) => {
  const { primary, text, secondary, night, divider } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minHeight: 76,
    padding: '6px 0',
    borderRadius: radius.small,
    '& .number': { ...theme.typography.figure, fontSize: '1.0625rem' },
    '& .wide': { display: 'none' },
    '& button': {
      position: 'absolute',
      inset: 0,
      padding: 0,
      border: 0,
      borderRadius: 'inherit',
      backgroundColor: 'transparent',
      cursor: 'pointer',
    },
    '&:hover:has(button)': { backgroundColor: primary.soft },
    '& .dots': {
      display: 'flex',
      gap: 2,
      justifyContent: 'center',
      alignItems: 'center',
      height: 12,
      marginTop: 4,
      color: text.secondary,
      ...theme.typography.figure,
      fontSize: '0.75rem',
      lineHeight: 1,
    },
    '& .dots i': { width: 5, height: 5, borderRadius: 3, backgroundColor: secondary.main },
    '& .dots b': { fontWeight: 'inherit' },
    '& .dots i[data-night="true"]': { backgroundColor: night.contrastText },
    '& .free': freeLook(primary.main, text.secondary),
    [theme.breakpoints.down('sm')]: {
      '& .free': { width: 'min-content' },
      '& .free[data-full="true"]': { fontSize: '0.6875rem' },
    },
    '&[aria-current="date"]': { boxShadow: `inset 0 0 0 2px ${primary.main}` },
    '&[aria-current="date"] .number': { color: primary.main },
    '&[data-chosen="true"]': { backgroundColor: primary.soft, color: primary.onSoft },
    [theme.breakpoints.up('md')]: {
      alignItems: 'stretch',
      minHeight: 168,
      padding: 8,
      border: `1px solid ${divider}`,
      '& .dots': { display: 'none' },
      '& .wide': { display: 'grid', gap: 3, marginTop: 6, fontSize: '0.875rem' },
      '& .more': { fontWeight: 650, color: text.secondary, paddingInline: 6 },
      '& .nothing': { color: text.secondary, paddingInline: 6 },
      '& .free': { textAlign: 'left', fontSize: '0.875rem', paddingInline: 6 },
    },
  };
});

function freeLook(color: string, whenFull: string) {
  return {
    marginTop: 'auto',
    color,
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    textAlign: 'center',
    '&[data-full="true"]': { color: whenFull, fontWeight: 500 },
  } as const;
}

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
