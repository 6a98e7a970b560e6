import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DayField } from '../../../../shared/ui/form/day-field';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { exceptionProblems, longestReason, type ExceptionProblems } from '../../model/exceptions';
import { texts } from '../../texts';
import type { Exception } from '../../types';
import { focusFirstProblem } from '../fields/focus-first-problem';
import { OpenFields } from './open-fields';

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
  const submit = (form: HTMLElement) => {
    const found = exceptionProblems(
      entered,
      taken.filter((date) => date !== exception?.date),
    );
    flushSync(() => setProblems(found));
    if (Object.keys(found).length === 0) onSave(entered);
    else focusFirstProblem(form);
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
        submit(event.currentTarget as HTMLElement);
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
