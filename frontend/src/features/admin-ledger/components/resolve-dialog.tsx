// Built from single parts of MUI, because `TextField` always includes the code of a menu.
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useResolveFinding } from '../api/resolve-finding';
import { differenceOf, type Finding } from '../model/ledger-words';
import { texts } from '../texts';

interface FindingDialogProps {
  finding: Finding;
  onClose: () => void;
}

/** The longest note that the server accepts. */
const maxLength = 500;

/** Takes a note about what the admin did, and resolves the difference. */
export function ResolveDialog({ finding, onClose }: FindingDialogProps) {
  const showToast = useToast();
  const [note, setNote] = useState('');
  const [noteId, hintId] = [useId(), useId()];
  const field = useRef<HTMLTextAreaElement>(null);
  const [wasSent, setSent] = useState(false);
  const isMissing = wasSent && note.trim() === '';
  const resolve = useResolveFinding(finding.id);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    if (note.trim() === '') return field.current?.focus();
    try {
      await resolve.mutateAsync(note.trim());
      showToast({ tone: 'success', title: texts.resolved });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.resolveFailed, description: userMessageOf(error) });
    }
  };

  return (
    <FormDialog
      title={texts.resolveTitle}
      subtitle={differenceOf(finding)}
      submitLabel={texts.resolve}
      pending={resolve.isPending}
      error={resolve.error ? userMessageOf(resolve.error) : null}
      width="xs"
      onPhones="sheet"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormControl fullWidth required error={isMissing} disabled={resolve.isPending}>
        <InputLabel htmlFor={noteId}>{texts.resolveNote}</InputLabel>
        <OutlinedInput
          id={noteId}
          label={texts.resolveNote}
          multiline
          autoFocus
          rows={3}
          value={note}
          inputRef={field}
          onChange={({ target }) => setNote(target.value)}
          inputProps={{ maxLength, 'aria-describedby': hintId }}
        />
        <FormHelperText id={hintId}>{isMissing ? texts.resolveMissing : texts.resolveHint}</FormHelperText>
      </FormControl>
    </FormDialog>
  );
}
