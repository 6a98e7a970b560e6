import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LabelledInput } from '../../../shared/ui/form/labelled-input';
import { registered } from '../../../shared/ui/form/registered';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { type AdminCheck, type SecondStepMethods, useCodeStep, usePasskeyStep, useRecoveryStep } from './api';
import { problemOf } from '../passkeys/browser-passkeys';
import { CodeField } from './code-field';
import { texts } from './texts';
import { outdent } from '../../../shared/theme/tokens';

type Method = 'app' | 'passkey' | 'recoveryCode';

interface SecondStepProps {
  methods: SecondStepMethods;
  /** Called when the admin is signed in. The note is worth reading, or `null`. */
  onDone: (check: AdminCheck, note: string | null) => void;
  /** Called when the server has refused a proof. */
  onRefused: (error: unknown) => void;
}

const hints = { app: texts.appHint, passkey: texts.passkeyHint, recoveryCode: texts.recoveryHint } as const;
const links = { app: texts.toApp, passkey: texts.toPasskey, recoveryCode: texts.toRecovery } as const;
const FEW_CODES = 3;

/** Asks for the code of the app, a passkey or a recovery code, after the right password. */
export function SecondStep({ methods, onDone, onRefused }: SecondStepProps) {
  const [method, setMethod] = useState<Method>(methods.passkey ? 'passkey' : 'app');
  const others = (['passkey', 'app', 'recoveryCode'] as const).filter(
    (other) => methods[other] && other !== method,
  );
  const step = { onDone, onRefused };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="h2">
          {texts.stepTitle}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{hints[method]}</Typography>
      </div>
      {method === 'passkey' ? <PasskeyStep {...step} /> : null}
      {method === 'app' ? <AppStep {...step} /> : null}
      {method === 'recoveryCode' ? <RecoveryStep {...step} /> : null}
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        {others.map((other) => (
          <Button key={other} variant="text" sx={{ ml: outdent.medium }} onClick={() => setMethod(other)}>
            {links[other]}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

type StepProps = Pick<SecondStepProps, 'onDone' | 'onRefused'>;

function AppStep({ onDone, onRefused }: StepProps) {
  const step = useCodeStep();
  const form = useForm({ defaultValues: { code: '' } });
  const problem = form.formState.errors.code?.message;
  const submit = form.handleSubmit(({ code }) =>
    step.mutateAsync(code).then(
      (check) => onDone(check, null),
      (error: unknown) => {
        form.setError('code', { message: problemOf(error) }, { shouldFocus: true });
        onRefused(error);
      },
    ),
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1 }}
    >
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
      <SubmitButton type="submit" fullWidth pending={step.isPending} pendingLabel={texts.confirming}>
        {texts.confirm}
      </SubmitButton>
    </Box>
  );
}

function RecoveryStep({ onDone, onRefused }: StepProps) {
  const step = useRecoveryStep();
  const form = useForm({ defaultValues: { code: '' } });
  const problem = form.formState.errors.code?.message;
  const submit = form.handleSubmit(({ code }) =>
    step.mutateAsync(code).then(
      ({ recoveryCodesLeft, ...check }) =>
        onDone(check, recoveryCodesLeft <= FEW_CODES ? texts.codesLeft(recoveryCodesLeft) : null),
      (error: unknown) => {
        form.setError('code', { message: problemOf(error) }, { shouldFocus: true });
        onRefused(error);
      },
    ),
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1 }}
    >
      <LabelledInput
        {...registered(form.register('code', { required: texts.recoveryMissing }))}
        autoFocus
        label={texts.recoveryCode}
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem ?? ' '}
        slotProps={{ input: { maxLength: 40, autoCapitalize: 'characters', spellCheck: false } }}
      />
      <SubmitButton type="submit" fullWidth pending={step.isPending} pendingLabel={texts.confirming}>
        {texts.confirm}
      </SubmitButton>
    </Box>
  );
}

function PasskeyStep({ onDone, onRefused }: StepProps) {
  const step = usePasskeyStep();
  const run = () => step.mutateAsync().then((check) => onDone(check, null), onRefused);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {step.error ? <Alert severity="error">{problemOf(step.error)}</Alert> : null}
      <SubmitButton
        fullWidth
        autoFocus
        pending={step.isPending}
        pendingLabel={texts.waitingForDevice}
        onClick={() => void run()}
      >
        {texts.usePasskey}
      </SubmitButton>
    </Box>
  );
}
