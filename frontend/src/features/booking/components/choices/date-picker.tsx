import Typography from '@mui/material/Typography';
import { longDay, type LocalDay } from '../../../../shared/model/dates';
import { DateGrid } from '../../../../shared/ui/month-grid/date-grid';
import type { BookingWindow } from '../../model/booking-draft';
import { texts } from '../../texts';
import { Panel } from '../panel';

interface DatePickerProps {
  value: LocalDay;
  window: BookingWindow;
  onChange: (day: LocalDay) => void;
}

export function DatePicker({ value, window, onChange }: DatePickerProps) {
  return (
    <Panel aria-label={texts.date}>
      <DateGrid
        value={value}
        today={window.firstDay}
        first={window.firstDay}
        last={window.lastDay}
        onChange={onChange}
      />
      <Typography aria-live="polite" sx={{ mt: 1.5, fontWeight: 650 }}>
        {longDay(value)}
      </Typography>
    </Panel>
  );
}
