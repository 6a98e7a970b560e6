import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { registered } from '../../../shared/ui/form/registered';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { AdminPasswordField } from '../../session/admin-password-field';
import { texts } from '../texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { accountKeys } from '../../../shared/api/admin-keys';
import { sessionKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

type Passwords = components['schemas']['ChangePasswordBody'];

/** Changes the password of the admin who is signed in. */
function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Passwords) => unwrap(client.PUT('/api/admin/account/password', { body })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionKeys.admin });
      await queryClient.invalidateQueries({ queryKey: accountKeys.own });
    },
  });
}

const EMPTY = { currentPassword: '', newPassword: '', repeated: '' };
const MIN_LENGTH = 12;

interface PasswordFormProps {
  /** Lets the password manager of the browser update the right entry. */
  username: string;
  /** A button beside the one that changes the password. */
  wayOut?: ReactNode;
}

/** Asks for the present password and twice for the new one. */
export function PasswordForm({ username, wayOut }: PasswordFormProps) {
  const form = useForm({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const { submit, isPending, error } = usePasswordChange(form);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5, maxWidth: 440 }}
    >
      {error && Object.keys(errors).length === 0 ? (
        <Alert severity="error">{userMessageOf(error)}</Alert>
      ) : null}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <AdminPasswordField
        {...registered(form.register('currentPassword', { required: texts.currentMissing }))}
        label={texts.currentPassword}
        error={Boolean(errors.currentPassword)}
        helperText={errors.currentPassword?.message ?? ' '}
      />
      <AdminPasswordField
        {...registered(
          form.register('newPassword', {
            required: texts.newTooShort,
            minLength: { value: MIN_LENGTH, message: texts.newTooShort },
          }),
        )}
        label={texts.newPassword}
        autoComplete="new-password"
        error={Boolean(errors.newPassword)}
        helperText={errors.newPassword?.message ?? texts.newPasswordRules}
      />
      <AdminPasswordField
        {...registered(
          form.register('repeated', {
            validate: (text, { newPassword }) => text === newPassword || texts.repeatDiffers,
          }),
        )}
        label={texts.repeatPassword}
        autoComplete="new-password"
        error={Boolean(errors.repeated)}
        helperText={errors.repeated?.message ?? ' '}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton type="submit" size="medium" pending={isPending} pendingLabel={texts.changing}>
          {texts.changePassword}
        </SubmitButton>
        {wayOut}
      </Box>
    </Box>
  );
}

/** Sends the form. A problem with one field is shown at the field. */
function usePasswordChange(form: UseFormReturn<typeof EMPTY>) {
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useChangePassword();
  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      const { ended } = await mutateAsync({ currentPassword, newPassword });
      form.reset(EMPTY);
      const description = ended > 0 ? texts.sessionsEndedToo(ended) : texts.useItNextTime;
      showToast({ tone: 'success', title: texts.passwordChanged, description });
    } catch (refusal) {
      showToast({ tone: 'error', title: texts.notChanged, description: userMessageOf(refusal) });
      const [problem] = refusal instanceof ApiError ? refusal.fields : [];
      if (problem?.field === 'currentPassword' || problem?.field === 'newPassword') {
        form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
      }
    }
  });
  return { submit, isPending, error };
}
