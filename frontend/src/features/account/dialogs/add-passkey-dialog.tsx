import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { PlainField } from '../../../shared/ui/form/plain-field';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { deviceName } from '../../session/device-words';
import { problemOf } from '../../session/passkeys/browser-passkeys';
import { devicesQuery } from '../api/devices';
import { useAddPasskey } from '../api/passkeys';
import { texts } from '../texts';
import { needsProof, ProveDialog } from './prove-dialog';

interface AddPasskeyDialogProps {
  userId: string;
  onClose: () => void;
}

/** Adds a passkey: its name, which begins as the device's, and the question of the browser. */
export function AddPasskeyDialog({ userId, onClose }: AddPasskeyDialogProps) {
  const { data: devices } = useQuery({ ...devicesQuery(userId), enabled: false });
  const here = devices?.find(({ isCurrent }) => isCurrent);
  const [name, setName] = useState(() => (here ? deviceName(here) : ''));
  const [isMissing, setMissing] = useState(false);
  const showToast = useToast();
  const add = useAddPasskey(userId);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    setMissing(chosen === '');
    if (chosen === '') return event.currentTarget.querySelector('input')?.focus();
    add.mutate(chosen, {
      onSuccess: () => {
        showToast({ tone: 'success', title: texts.passkeyAdded, description: texts.passkeyAddedHint });
        onClose();
      },
    });
  };
  if (needsProof(add.error)) return <ProveDialog onProved={() => add.reset()} onClose={onClose} />;
  return (
    <FormDialog
      title={texts.addPasskey}
      submitLabel={texts.continue}
      pending={add.isPending}
      error={add.error ? problemOf(add.error) : null}
      onPhones="sheet"
      onSubmit={submit}
      onClose={onClose}
    >
      <PlainField
        type="text"
        name="passkey"
        label={texts.passkeyName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isMissing}
        helperText={isMissing ? texts.passkeyNameMissing : texts.passkeyNameHint}
        autoComplete="off"
        maxLength={60}
        autoFocus
        required
      />
    </FormDialog>
  );
}
