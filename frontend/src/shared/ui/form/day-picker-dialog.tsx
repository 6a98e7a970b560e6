import Button from '@mui/material/Button';
import { useState } from 'react';
import { todayHere } from '../../model/dates';
import { words } from '../../texts/words';
import { DialogFrame } from '../dialog/dialog-frame';
import { DateGrid } from '../month-grid/date-grid';
import { texts } from '../texts';

interface DayPickerDialogProps {
  title: string;
  /** The chosen day, or an empty string. */
  day: string;
  /** The first day that can be chosen, if a day is needed. Without it, the day can be removed. */
  first?: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A calendar for a day field: choose a day, or remove the chosen one. */
export function DayPickerDialog({ title, day, first, onChoose, onClose }: DayPickerDialogProps) {
  const [today] = useState(todayHere);
  return (
    <DialogFrame
      title={title}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <>
          {day === '' || first !== undefined ? null : (
            <Button onClick={() => onChoose('')}>{texts.noDay}</Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <DateGrid
        value={day || today}
        today={today}
        first={first ?? '2000-01-01'}
        last="2999-12-31"
        onChange={onChoose}
      />
    </DialogFrame>
  );
}
