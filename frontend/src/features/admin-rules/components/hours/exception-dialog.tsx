import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DayField } from '../../../../shared/ui/form/day-field';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { exceptionProblems, longestReason, type ExceptionProblems } from '../../model/exceptions';
import { texts } from '../../texts';
import type { Exception, Interval } from '../../types';
import { IntervalFields } from './interval-fields';

interface ExceptionDialogProps {
  /** The special date to change; `null` for a new one. */
  exception: Exception | null;
  /** The dates that are already in the list. */
  taken: readonly string[];
  onSave: (exception: Exception) => void;
  onClose: () => void;
}

const blank: Exception = { date: '', open: [], reason: '' };

/** A special date: closed, or open at other hours, with the reason that players read. */
export function ExceptionDialog({ exception, taken, onSave, onClose }: ExceptionDialogProps) {
  const [entered, setEntered] = useState(exception ?? blank);
  const [problems, setProblems] = useState<ExceptionProblems>({});
  const change = (part: Partial<Exception>) => {
    setEntered({ ...entered, ...part });
    setProblems({});
  };
  const submit = () => {
    const found = exceptionProblems(
      entered,
      taken.filter((date) => date !== exception?.date),
    );
    setProblems(found);
    if (Object.keys(found).length === 0) onSave(entered);
  };
  return (
    <FormDialog
      title={exception ? texts.editException : texts.newException}
      submitLabel={texts.done}
      pending={false}
      error={null}
      width="sm"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <DayField
          label={texts.date}
          value={entered.date}
          onChange={(date) => change({ date })}
          onInvalid={() => change({ date: '' })}
          error={problems.date !== undefined}
          helperText={problems.date}
        />
        <OpenFields open={entered.open} problem={problems.open} onChange={(open) => change({ open })} />
        <TextField
          fullWidth
          required
          label={texts.reason}
          value={entered.reason}
          onChange={(event) => change({ reason: event.target.value })}
          error={problems.reason !== undefined}
          helperText={problems.reason ?? texts.reasonExample}
          slotProps={{ htmlInput: { maxLength: longestReason, autoComplete: 'off' } }}
        />
      </Box>
    </FormDialog>
  );
}

interface OpenFieldsProps {
  open: readonly Interval[];
  problem: string | undefined;
  onChange: (open: readonly Interval[]) => void;
}

/** Closed, or the hours of the day. */
function OpenFields({ open, problem, onChange }: OpenFieldsProps) {
  return (
    <>
      <RadioGroup
        value={open.length === 0 ? 'closed' : 'open'}
        aria-label={texts.hours}
        onChange={(_, kind) => onChange(kind === 'open' ? [['09:00', '13:00']] : [])}
      >
        <FormControlLabel value="closed" control={<Radio />} label={texts.closedAllDay} />
        <FormControlLabel value="open" control={<Radio />} label={texts.otherHours} />
      </RadioGroup>
      {open.length > 0 ? <IntervalFields intervals={open} problem={problem} onChange={onChange} /> : null}
    </>
  );
}
