import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { capitalised, hoursInWords, weekdaysInWords } from '../../model/week-words';
import { texts } from '../../texts';
import { WEEKDAYS, type Interval, type OpeningHours, type Weekday } from '../../types';

interface DayHoursProps {
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
}

const CopyDialog = lazyComponent(() => import('./copy-dialog').then((file) => file.CopyDialog));

/** The hours of each day in words. The hours of a day can be copied to others, or removed. */
export function DayHours({ hours, onChange }: DayHoursProps) {
  const [opened, setOpened] = useState<Weekday | null>(null);
  const [said, setSaid] = useState('');
  const set = (days: readonly Weekday[], day: Weekday, copied: boolean) => {
    const entries = days.map((each) => [each, copied ? hours[day] : []] as const);
    onChange({ ...hours, ...Object.fromEntries(entries) });
    setSaid(copied ? texts.copied(texts.weekdays[day], weekdaysInWords(days)) : '');
    setOpened(null);
  };
  return (
    <>
      <Box component="ul" aria-label={texts.weekHours} sx={{ m: 0, mb: 2.5, p: 0, listStyle: 'none' }}>
        {WEEKDAYS.map((day) => (
          <Box key={day} component="li" sx={row}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {capitalised(texts.weekdays[day])}
            </Typography>
            <Box component="span" sx={words}>
              {partsOf(hours[day]).map((part) => (
                <span key={part}>{part}</span>
              ))}
            </Box>
            <IconButton
              aria-label={texts.copyOf(texts.weekdays[day])}
              aria-haspopup="dialog"
              onPointerEnter={CopyDialog.preload}
              onFocus={CopyDialog.preload}
              onClick={() => setOpened(day)}
              sx={{ width: 44, height: 44, mr: -1 }}
            >
              <ContentCopyRounded fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Suspense fallback={null}>
        {opened ? (
          <CopyDialog
            day={opened}
            onCopy={(days) => set(days, opened, true)}
            onCloseDay={() => set([opened], opened, false)}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
      <span role="status" className="s-hidden">
        {said}
      </span>
    </>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 52,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const words = { display: 'grid', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

/** The hours of a day, each interval on its own line. */
function partsOf(intervals: readonly Interval[]): string[] {
  return intervals.length === 0 ? [texts.closed] : intervals.map((interval) => hoursInWords([interval]));
}
