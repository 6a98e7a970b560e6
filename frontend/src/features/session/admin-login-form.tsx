import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { paths } from '../../shared/config/paths';
import { LabelledInput } from '../../shared/ui/form/labelled-input';
import { registered } from '../../shared/ui/form/registered';
import { SubmitButton } from '../../shared/ui/button/submit-button';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { useToast } from '../../shared/ui/toast/toast-context';
import type { AdminEntry } from './admin-entry';
import { AdminPasswordField } from './admin-password-field';
import { useAdminLogin } from './admin-session';
import { texts } from './texts';
import { useAdminEntrance } from './use-admin-entrance';
import { ApiError, userMessageOf } from '../../shared/api/api-error';
import { words } from '../../shared/texts/words';

interface AdminLoginFormProps {
  entry: AdminEntry;
}

export function AdminLoginForm({ entry }: AdminLoginFormProps) {
  const enterArea = useAdminEntrance(entry);
  const showToast = useToast();
  const login = useAdminLogin();
  const form = useForm({ defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;

  const enter = form.handleSubmit(async (credentials) => {
    try {
      const check = await login.mutateAsync(credentials);
      if (!check.secondStep) enterArea(check); // otherwise the page goes on with the second step
    } catch (error) {
      showToast({ tone: 'error', ...loginRefusal(error) });
      form.setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void enter(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {login.error ? <Alert severity="error">{loginRefusal(login.error).description}</Alert> : null}
      <LabelledInput
        {...registered(form.register('username', { required: texts.usernameMissing }))}
        label={texts.username}
        autoComplete="username"
        error={Boolean(errors.username)}
        helperText={errors.username?.message ?? ' '}
        slotProps={{ input: { maxLength: 100, autoCapitalize: 'none', spellCheck: false } }}
      />
      <AdminPasswordField
        {...registered(form.register('password', { required: texts.passwordMissing }))}
        error={Boolean(errors.password)}
        helperText={errors.password?.message ?? ' '}
      />
      <SubmitButton type="submit" fullWidth pending={login.isPending} pendingLabel={texts.loggingIn}>
        {texts.login}
      </SubmitButton>
      <LinkButton to={paths.forgottenPassword} variant="text">
        {texts.forgotten}
      </LinkButton>
    </Box>
  );
}

/** Returns the notification for a failed login (specification §8). */
function loginRefusal(error: unknown): { title: string; description: string } {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) return { title: words.error, description: texts.noConnection };
  if (status >= 500) return { title: words.error, description: userMessageOf(error) };
  const explained = error instanceof ApiError && error.code !== null;
  return { title: texts.refused, description: explained ? error.userMessage : texts.wrongCredentials };
}
