import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { wrongInterval } from '../../model/exceptions';
import type { HourRow } from '../../model/hour-rows';
import { capitalised, weekdaysInWords } from '../../model/week-words';
import { texts } from '../../texts';
import { WEEKDAYS, type Weekday } from '../../types';
import { focusFirstProblem } from '../fields/focus-first-problem';
import { OpenFields } from './open-fields';

interface RowDialogProps {
  /** The row to change; `null` for a new one. */
  row: HourRow | null;
  onSave: (row: HourRow) => void;
  onClose: () => void;
}

interface Problems {
  days?: string;
  open?: string;
}

const blank: HourRow = { days: [], open: [['09:00', '13:00']] };

/** The days of a row and the hours that they share. */
export function RowDialog({ row, onSave, onClose }: RowDialogProps) {
  const [entered, setEntered] = useState(row ?? blank);
  const [problems, setProblems] = useState<Problems>({});
  const change = (part: Partial<HourRow>) => {
    setEntered({ ...entered, ...part });
    setProblems({});
  };
  const submit = (form: HTMLElement) => {
    const found = problemsOf(entered);
    flushSync(() => setProblems(found));
    if (Object.keys(found).length === 0) onSave(entered);
    else focusFirstProblem(form);
  };
  return (
    <FormDialog
      title={row ? texts.hoursOf(weekdaysInWords(row.days)) : texts.newHours}
      submitLabel={texts.done}
      pending={false}
      error={null}
      width="sm"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget as HTMLElement);
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <DayBoxes days={entered.days} problem={problems.days} onChange={(days) => change({ days })} />
        <OpenFields open={entered.open} problem={problems.open} onChange={(open) => change({ open })} />
      </Box>
    </FormDialog>
  );
}

function problemsOf({ days, open }: HourRow): Problems {
  return {
    ...(days.length === 0 ? { days: texts.daysMissing } : {}),
    ...(wrongInterval(open) === -1 ? {} : { open: texts.intervalWrong }),
  };
}

interface DayBoxesProps {
  days: readonly Weekday[];
  problem: string | undefined;
  onChange: (days: readonly Weekday[]) => void;
}

function DayBoxes({ days, problem, onChange }: DayBoxesProps) {
  const id = useId();
  const toggle = (day: Weekday) =>
    onChange(WEEKDAYS.filter((each) => (each === day) !== days.includes(each)));
  return (
    <Box role="group" aria-label={texts.daysOfRow} aria-describedby={`${id}-hint`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {WEEKDAYS.map((day) => (
          <FormControlLabel
            key={day}
            label={capitalised(texts.weekdays[day])}
            control={
              <Checkbox
                checked={days.includes(day)}
                onChange={() => toggle(day)}
                slotProps={{ input: { 'aria-invalid': problem !== undefined } }}
              />
            }
          />
        ))}
      </Box>
      <FormHelperText id={`${id}-hint`} error={problem !== undefined}>
        {problem ?? texts.daysHint}
      </FormHelperText>
    </Box>
  );
}
