import Button from '@mui/material/Button';
import { shiftDay, shiftDayByMonths, type LocalDay } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { DateGrid } from '../../../../shared/ui/month-grid/date-grid';
import { blockWindowDays } from '../../model/desk-hours';
import { texts } from '../../texts';

interface DayDialogProps {
  day: LocalDay;
  today: LocalDay;
  onChoose: (day: LocalDay) => void;
  onClose: () => void;
}

const monthsBack = 12;

/** A calendar from a year ago to the last day on which hours can be blocked. */
export function DayDialog({ day, today, onChoose, onClose }: DayDialogProps) {
  return (
    <DialogFrame
      title={texts.chooseDayTitle}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {words.close}
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
    </DialogFrame>
  );
}
