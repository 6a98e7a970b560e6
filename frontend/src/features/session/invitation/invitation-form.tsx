import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { userMessageOf } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { LabelledInput } from '../../../shared/ui/form/labelled-input';
import { registered } from '../../../shared/ui/form/registered';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { AdminPasswordField } from '../admin-password-field';
import { useAccept } from './api';
import { texts } from './texts';

const InvitationPasskey = lazyComponent(() =>
  import('./invitation-passkey').then((file) => file.InvitationPasskey),
);

const SHORTEST_PASSWORD = 12;

interface InvitationFormProps {
  token: string;
  email: string;
  name: string;
}

/** The name of an invited person, and a password or a passkey. */
export function InvitationForm({ token, email, name }: InvitationFormProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  const accept = useAccept(token);
  const form = useForm({ defaultValues: { name, password: '' } });
  const { errors } = form.formState;

  const enter = form.handleSubmit(async (filled) => {
    try {
      const { secondStep } = await accept.mutateAsync({ ...filled, name: filled.name.trim() });
      if (!secondStep) showToast({ tone: 'success', title: texts.granted });
      // The login page goes on with the second step.
      void navigate(secondStep ? paths.adminLogin : paths.admin, { replace: true });
    } catch {
      form.setFocus('password', { shouldSelect: true }); // the form shows the error
    }
  });

  const checkedName = async () =>
    (await form.trigger('name', { shouldFocus: true })) ? form.getValues('name').trim() : null;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void enter(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {accept.error ? <Alert severity="error">{userMessageOf(accept.error)}</Alert> : null}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <LabelledInput
        {...registered(
          form.register('name', { validate: (text) => text.trim() !== '' || texts.nameMissing }),
        )}
        label={texts.name}
        autoComplete="name"
        error={Boolean(errors.name)}
        helperText={errors.name?.message ?? ' '}
        slotProps={{ input: { maxLength: 80 } }}
      />
      <AdminPasswordField
        {...registered(
          form.register('password', {
            minLength: { value: SHORTEST_PASSWORD, message: texts.passwordShort },
            required: texts.passwordShort,
          }),
        )}
        label={texts.password}
        autoComplete="new-password"
        error={Boolean(errors.password)}
        helperText={errors.password?.message ?? texts.passwordHint}
      />
      <SubmitButton type="submit" fullWidth pending={accept.isPending} pendingLabel={texts.entering}>
        {texts.enter}
      </SubmitButton>
      <Suspense fallback={null}>
        <InvitationPasskey token={token} nameOf={checkedName} />
      </Suspense>
    </Box>
  );
}
