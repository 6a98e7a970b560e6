import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { useAddPasskey } from './api';
import { problemOf } from '../passkeys/browser-passkeys';
import { DeviceNameField, nameProblem } from './device-name-field';
import { texts } from './texts';

interface PasskeySetUpProps {
  /** The first factor comes with recovery codes. */
  onDone: (recoveryCodes: string[] | null) => void;
  onRefused: (error: unknown) => void;
}

/** Asks for a name and lets the browser create a passkey. */
export function PasskeySetUp({ onDone, onRefused }: PasskeySetUpProps) {
  const add = useAddPasskey();
  const form = useForm({ defaultValues: { name: '' } });
  const submit = form.handleSubmit(({ name }) =>
    add.mutateAsync({ name }).then(({ recoveryCodes }) => onDone(recoveryCodes), onRefused),
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {add.error ? <Alert severity="error">{problemOf(add.error)}</Alert> : null}
      <DeviceNameField
        field={form.register('name', { validate: nameProblem })}
        error={form.formState.errors.name}
      />
      <SubmitButton type="submit" fullWidth pending={add.isPending} pendingLabel={texts.waitingForDevice}>
        {texts.createPasskey}
      </SubmitButton>
    </Box>
  );
}
