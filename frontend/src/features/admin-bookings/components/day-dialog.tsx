import Button from '@mui/material/Button';
import { shiftDay, shiftDayByMonths, type LocalDay } from '../../../shared/model/dates';
import { DateGrid } from '../../../shared/ui/month-grid/date-grid';
import { blockWindowDays } from '../model/desk-hours';
import { texts } from '../texts';
import { DeskDialog } from './desk-dialog';

interface DayDialogProps {
  day: LocalDay;
  today: LocalDay;
  onChoose: (day: LocalDay) => void;
  onClose: () => void;
}

const monthsBack = 12;

/** Any day from a year ago to as far ahead as hours can be blocked. */
export function DayDialog({ day, today, onChoose, onClose }: DayDialogProps) {
  return (
    <DeskDialog
      title={texts.chooseDayTitle}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <DateGrid
        value={day}
        today={today}
        first={shiftDayByMonths(today, -monthsBack)}
        last={shiftDay(today, blockWindowDays)}
        onChange={onChoose}
      />
    </DeskDialog>
  );
}
