import TextField from '@mui/material/TextField';
import { type SubmitEvent, useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useResolveFinding } from '../api/resolve-finding';
import { differenceOf } from '../model/ledger-words';
import { texts } from '../texts';
import type { Finding } from '../types';

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
  const resolve = useResolveFinding(finding.id);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
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
      submitDisabled={note.trim() === ''}
      error={resolve.error ? userMessageOf(resolve.error) : null}
      width="xs"
      onPhones="sheet"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        fullWidth
        multiline
        required
        autoFocus
        rows={3}
        label={texts.resolveNote}
        helperText={texts.resolveHint}
        value={note}
        disabled={resolve.isPending}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </FormDialog>
  );
}
