import AddRounded from '@mui/icons-material/AddRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { rowsOfHours, withRow, type HourRow } from '../../model/hour-rows';
import { capitalised, hoursInWords, weekdaysInWords } from '../../model/week-words';
import { texts } from '../../texts';
import type { Interval, OpeningHours } from '../../types';

interface HourRowsProps {
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
}

const RowDialog = lazyComponent(() => import('./row-dialog').then((file) => file.RowDialog));

/** The opening hours as rows of days that share them: "lunes a viernes 06:00–22:00". */
export function HourRows({ hours, onChange }: HourRowsProps) {
  const [edited, setEdited] = useState<HourRow | 'new' | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const before = edited === 'new' ? null : edited;
  const save = (after: HourRow) => {
    flushSync(() => {
      onChange(withRow(hours, before, after));
      setEdited(null);
    });
    add.current?.focus(); // the row that opened the dialog may be gone
  };
  return (
    <>
      <Box component="ul" aria-label={texts.weekHours} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rowsOfHours(hours).map((row) => (
          <Row key={row.days.join()} {...row} onEdit={() => setEdited(row)} />
        ))}
      </Box>
      <Button
        ref={add}
        variant="outlined"
        startIcon={<AddRounded />}
        onPointerEnter={RowDialog.preload}
        onFocus={RowDialog.preload}
        onClick={() => setEdited('new')}
        sx={{ mt: 1.5, mb: 2.5 }}
      >
        {texts.addHours}
      </Button>
      <Suspense fallback={null}>
        {edited ? <RowDialog row={before} onSave={save} onClose={() => setEdited(null)} /> : null}
      </Suspense>
    </>
  );
}

function Row({ days, open, onEdit }: HourRow & { onEdit: () => void }) {
  const name = weekdaysInWords(days);
  return (
    <Box component="li" sx={rowStyle}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {capitalised(name)}
      </Typography>
      <Box component="span" sx={words}>
        {partsOf(open).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </Box>
      <IconButton
        aria-label={texts.hoursOf(name)}
        aria-haspopup="dialog"
        onPointerEnter={RowDialog.preload}
        onFocus={RowDialog.preload}
        onClick={onEdit}
        sx={{ width: 44, height: 44, mr: -1 }}
      >
        <EditRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 52,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const words = { display: 'grid', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

/** The hours of a row, each interval on its own line. */
function partsOf(intervals: readonly Interval[]): string[] {
  return intervals.length === 0 ? [texts.closed] : intervals.map((interval) => hoursInWords([interval]));
}
