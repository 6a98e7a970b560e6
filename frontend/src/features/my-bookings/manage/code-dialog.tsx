import Button from '@mui/material/Button';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { words } from '../../../shared/texts/words';
import { LabelledInput } from '../../../shared/ui/form/labelled-input';
import { texts as late } from '../../session/code/late-texts';
import { texts as codeTexts } from '../../session/code/texts';
import { StillMissing } from '../../session/code/still-missing';
import { texts } from './texts';
import { outdent } from '../../../shared/theme/tokens';

interface CodeDialogProps {
  /** The act that the code allows: "Cancelar reserva". */
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
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const code = typed.replace(/\D/g, '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === 6) return onSubmit(code);
    setTried(true);
    field.current?.focus();
  };
  const isMissing = tried && code.length !== 6;
  return (
    <FormDialog
      title={texts.codeTitle}
      subtitle={texts.codeSent}
      submitLabel={submitLabel}
      cancelLabel={words.back}
      pending={pending}
      error={error}
      onPhones="sheet"
      onSubmit={submit}
      onClose={onClose}
    >
      <LabelledInput
        autoFocus
        autoComplete="one-time-code"
        label={texts.code}
        error={isMissing}
        helperText={isMissing ? codeTexts.codeMissing : late.notThere}
        inputRef={field}
        value={typed}
        disabled={pending}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 9, spellCheck: false } }}
      />
      <Button size="small" disabled={pending} onClick={onAnother} sx={{ mt: 1, mx: outdent.small }}>
        {texts.anotherCode}
      </Button>
      <StillMissing />
    </FormDialog>
  );
}
