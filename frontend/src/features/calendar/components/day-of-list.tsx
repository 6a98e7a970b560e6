import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { weekdayAndDay, type LocalDay } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { BookingRow } from './booking-row';
import type { CalendarEntry } from '../model/bookings-by-day';

interface DayOfListProps {
  day: LocalDay;
  entries: readonly CalendarEntry[];
  startsOpen: boolean;
  nightFrom: string;
}

/** A day of the list. Its bookings are part of the page only while it is unfolded. */
export function DayOfList({ day, entries, startsOpen, nightFrom }: DayOfListProps) {
  const [open, setOpen] = useState(startsOpen);
  const listId = useId();
  return (
    <Day>
      <div className="head">
        <Typography variant="h4" component="h3">
          <button type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
            {weekdayAndDay(day)}
          </button>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', ml: 'auto' }}>
          {words.bookingCount(entries.length)}
        </Typography>
        <ExpandMoreRounded aria-hidden className="arrow" />
      </div>
      <div id={listId}>
        {open ? (
          <Card component="ul" sx={{ m: 0, p: 0, mb: 1.5, listStyle: 'none' }}>
            {entries.map((entry) => (
              <BookingRow key={entry.id} entry={entry} nightFrom={nightFrom} />
            ))}
          </Card>
        ) : null}
      </div>
    </Day>
  );
}

const Day = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .head': { position: 'relative', display: 'flex', alignItems: 'center', gap: 8, minHeight: 48 },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${theme.vars.palette.primary.main}` },
  },
  '& .arrow': { color: theme.vars.palette.text.secondary },
  '& .head:has([aria-expanded="true"]) .arrow': { transform: 'rotate(180deg)' },
}));
