import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { registered } from '../../../shared/ui/form/registered';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { QrCode } from '../../payments/sharing/qr-code';
import { useConfirmApp } from './api';
import { problemOf } from '../passkeys/browser-passkeys';
import { CodeField } from './code-field';
import { texts } from './texts';
import { useCopy } from './use-copy';
import { outdent } from '../../../shared/theme/tokens';

interface AppSetUpProps {
  appKey: { key: string; address: string };
  /** The first factor comes with recovery codes. */
  onDone: (recoveryCodes: string[] | null) => void;
}

/** Shows the key of a new app, as a QR code and for typing, and asks for its first code. */
export function AppSetUp({ appKey: { key, address }, onDone }: AppSetUpProps) {
  const copy = useCopy();
  const add = useConfirmApp();
  const form = useForm({ defaultValues: { code: '' } });
  const problem = form.formState.errors.code?.message;
  const submit = form.handleSubmit(({ code }) =>
    add.mutateAsync(code).then(
      ({ recoveryCodes }) => onDone(recoveryCodes),
      (error: unknown) => form.setError('code', { message: problemOf(error) }, { shouldFocus: true }),
    ),
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography sx={{ fontWeight: 600 }}>{texts.scan}</Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <QrCode text={address} label={texts.qrLabel} />
      </Box>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.orType}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Typography component="code" sx={{ fontFamily: 'monospace', fontSize: '1.05em', fontWeight: 600 }}>
            {key.replace(/(.{4})(?=.)/g, '$1 ')}
          </Typography>
          <Button size="small" sx={{ ml: outdent.small }} onClick={() => void copy(key)}>
            {texts.copyKey}
          </Button>
        </Box>
      </div>
      <Typography>{texts.thenCode}</Typography>
      <CodeField
        {...registered(
          form.register('code', {
            validate: (code) => /^\d{6}$/.test(code.replace(/\s/g, '')) || texts.codeMissing,
          }),
        )}
        autoFocus
        error={problem !== undefined}
        helperText={problem ?? ' '}
      />
      <SubmitButton type="submit" fullWidth pending={add.isPending} pendingLabel={texts.activating}>
        {texts.activate}
      </SubmitButton>
    </Box>
  );
}
