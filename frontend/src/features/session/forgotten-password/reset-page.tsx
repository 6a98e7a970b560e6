import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { isNotFound, userMessageOf } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { registered } from '../../../shared/ui/form/registered';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { MessageScreen } from '../../../shared/ui/screen/message-screen';
import { PageTitle } from '../../../shared/ui/screen/page-title';
import { SecretAddress } from '../../../shared/ui/screen/secret-address';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { AdminPasswordField } from '../admin-password-field';
import { resetQuery, useReset } from './api';
import { texts } from './texts';

const SHORTEST_PASSWORD = 12;

/** `/admin/password/:resetToken`: an admin chooses another password. */
export function ResetPage() {
  const { resetToken: token = '' } = useParams();
  const { data: reset, error, isFetching, refetch } = useQuery(resetQuery(token));
  if (isNotFound(error)) return <Gone />;
  return (
    <div className="s-wrap">
      <SecretAddress />
      <PageTitle>{texts.resetTitle}</PageTitle>
      <Box sx={{ maxWidth: 440, mx: 'auto', pt: { xs: 3, md: 7 }, pb: 5 }}>
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h1">{texts.resetTitle}</Typography>
          {!reset && error ? (
            <ErrorState
              title={texts.errorTitle}
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : null}
          {reset ? <Form token={token} username={reset.username} /> : null}
          {reset || error ? null : (
            <LoadingRegion>
              <SkeletonRows count={2} height={56} />
            </LoadingRegion>
          )}
        </Card>
      </Box>
    </div>
  );
}

interface FormProps {
  token: string;
  username: string;
}

function Form({ token, username }: FormProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  const reset = useReset(token);
  const form = useForm({ defaultValues: { password: '' } });
  const problem = form.formState.errors.password?.message;

  const save = form.handleSubmit(async ({ password }) => {
    try {
      const { secondStep } = await reset.mutateAsync(password);
      const description = secondStep ? undefined : texts.changedHint;
      showToast({ tone: 'success', title: texts.changed, description });
      // The login page goes on with the second step.
      void navigate(secondStep ? paths.adminLogin : paths.admin, { replace: true });
    } catch {
      form.setFocus('password', { shouldSelect: true }); // the form shows the error
    }
  });
  if (isNotFound(reset.error)) return <Alert severity="error">{userMessageOf(reset.error)}</Alert>;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: 2.5, overflowWrap: 'anywhere' }}>
        {texts.resetHint(username)}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        {reset.error ? <Alert severity="error">{userMessageOf(reset.error)}</Alert> : null}
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <AdminPasswordField
          {...registered(
            form.register('password', {
              minLength: { value: SHORTEST_PASSWORD, message: texts.passwordShort },
              required: texts.passwordShort,
            }),
          )}
          label={texts.password}
          autoComplete="new-password"
          error={problem !== undefined}
          helperText={problem ?? texts.passwordHint}
        />
        <SubmitButton type="submit" fullWidth pending={reset.isPending} pendingLabel={texts.saving}>
          {texts.save}
        </SubmitButton>
      </Box>
    </>
  );
}

function Gone() {
  return (
    <div className="s-wrap">
      <MessageScreen
        title={texts.gone}
        hint={texts.goneHint}
        action={
          <LinkButton variant="contained" to={paths.forgottenPassword}>
            {texts.askAgain}
          </LinkButton>
        }
      />
    </div>
  );
}
