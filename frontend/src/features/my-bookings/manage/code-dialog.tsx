import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { words } from '../../../shared/texts/words';
import { LabelledInput } from '../../../shared/ui/form/labelled-input';
import { texts as late } from '../../session/code/late-texts';
import { StillMissing } from '../../session/code/still-missing';
import { texts } from './texts';

interface CodeDialogProps {
  /** What the code allows: "Cancelar reserva". */
  submitLabel: string;
  pending: boolean;
  /** Why the server refused the last attempt. */
  error: string | null;
  onSubmit: (code: string) => void;
  onAnother: () => void;
  onClose: () => void;
}

/** Asks for the code that was sent to the organiser's mailbox. */
export function CodeDialog({ submitLabel, pending, error, onSubmit, onAnother, onClose }: CodeDialogProps) {
  const [typed, setTyped] = useState('');
  const code = typed.replace(/\D/g, '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === 6) onSubmit(code);
  };
  return (
    <FormDialog
      title={texts.codeTitle}
      subtitle={texts.codeSent}
      submitLabel={submitLabel}
      cancelLabel={words.back}
      pending={pending}
      submitDisabled={code.length !== 6}
      error={error}
      onPhones="sheet"
      onSubmit={submit}
      onClose={onClose}
    >
      <LabelledInput
        autoFocus
        autoComplete="one-time-code"
        label={texts.code}
        helperText={late.notThere}
        value={typed}
        disabled={pending}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 9, spellCheck: false } }}
      />
      <Button size="small" disabled={pending} onClick={onAnother} sx={{ mt: 1, mx: -1 }}>
        {texts.anotherCode}
      </Button>
      <StillMissing />
    </FormDialog>
  );
}
