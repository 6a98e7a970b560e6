import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { dayInWords, shiftDay, type LocalDay } from '../../../../shared/model/dates';
import { DateGrid } from '../../../../shared/ui/month-grid/date-grid';
import { blockWindowDays } from '../../model/desk-hours';
import { texts } from '../../texts';

interface RepeatUntilProps {
  /** The first day. */
  day: LocalDay;
  /** The current day at the venue. */
  today: LocalDay;
  /** The last day; `null` if the block is not repeated. */
  until: LocalDay | null;
  onChange: (until: LocalDay | null) => void;
}

/** Repeats a block on the following days, up to a chosen day. */
export function RepeatUntil({ day, today, until, onChange }: RepeatUntilProps) {
  const nextDay = shiftDay(day, 1);
  const lastDay = shiftDay(today, blockWindowDays);
  return (
    <div>
      <FormControlLabel
        label={texts.repeat}
        disabled={nextDay > lastDay}
        control={
          <Switch
            checked={until !== null}
            onChange={(_event, checked) => onChange(checked ? nextDay : null)}
          />
        }
      />
      {until === null ? null : (
        <Box sx={{ mt: 1 }}>
          <DateGrid value={until} today={today} first={nextDay} last={lastDay} onChange={onChange} />
          <Typography aria-live="polite" sx={{ mt: 1, fontWeight: 650 }}>
            {texts.repeatedUntil(dayInWords(until))}
          </Typography>
        </Box>
      )}
    </div>
  );
}
