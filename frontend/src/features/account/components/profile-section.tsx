import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type SubmitEvent } from 'react';
import { ApiError, userMessageOf } from '../../../shared/api/api-error';
import { PlainField } from '../../../shared/ui/form/plain-field';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { StatusChip } from '../../../shared/ui/figures/status-chip';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { PageSection } from '../../../shared/ui/screen/page-section';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { texts } from '../texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { sessionQuery, type Session } from '../../../shared/api/own-session';

const ChangeEmailDialog = lazyComponent(() =>
  import('../dialogs/change-email-dialog').then((file) => file.ChangeEmailDialog),
);

interface ProfileSectionProps {
  session: Session;
}

/** Name, phone and e-mail address of the account. */
export function ProfileSection({ session }: ProfileSectionProps) {
  return (
    <PageSection title={texts.profileTitle} hint={texts.profileHint}>
      <ContactForm session={session} />
      <Email session={session} />
    </PageSection>
  );
}

function ContactForm({ session }: ProfileSectionProps) {
  const [typed, setTyped] = useState<{ name?: string; phone?: string }>({});
  const showToast = useToast();
  const save = useSaveProfile();
  const values = { name: typed.name ?? session.name ?? '', phone: typed.phone ?? session.phone ?? '' };
  const problems = save.error instanceof ApiError ? save.error.fields : [];
  const problemOf = (of: string) => problems.find(({ field }) => field === of)?.message;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    save.mutate(values, {
      onSuccess: () => {
        setTyped({}); // the server's form of the phone
        showToast({ tone: 'success', title: texts.saved });
      },
      onError: (error) => {
        const [first] = error instanceof ApiError ? error.fields : [];
        form.querySelector<HTMLInputElement>(`input[name="${first?.field ?? 'name'}"]`)?.focus();
      },
    });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 420 }}>
      {save.error && problems.length === 0 ? (
        <Alert severity="error">{userMessageOf(save.error)}</Alert>
      ) : null}
      <PlainField
        type="text"
        name="name"
        label={texts.name}
        value={values.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        error={problemOf('name') !== undefined}
        helperText={problemOf('name') ?? texts.nameHint}
        autoComplete="name"
        maxLength={80}
      />
      <PlainField
        type="tel"
        name="phone"
        label={texts.phone}
        value={values.phone}
        onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
        error={problemOf('phone') !== undefined}
        helperText={problemOf('phone') ?? texts.phoneHint}
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
      />
      <SubmitButton type="submit" size="medium" pending={save.isPending} sx={{ mt: 1 }}>
        {texts.save}
      </SubmitButton>
    </Box>
  );
}

function Email({ session: { email, emailVerified, emailBlocked, userId } }: ProfileSectionProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 3, pt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {texts.email}
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mt: 0.5 }}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
        {emailVerified ? <StatusChip tone="success">{texts.emailVerified}</StatusChip> : null}
      </Box>
      {emailBlocked ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {texts.emailBlocked}
        </Alert>
      ) : null}
      <Button
        variant="outlined"
        sx={{ mt: 1.5 }}
        onPointerEnter={ChangeEmailDialog.preload}
        onFocus={ChangeEmailDialog.preload}
        onClick={() => setChanging(true)}
      >
        {texts.changeEmail}
      </Button>
      <Suspense fallback={null}>
        {isChanging ? <ChangeEmailDialog userId={userId} onClose={() => setChanging(false)} /> : null}
      </Suspense>
    </Box>
  );
}

/** Saves the name and the phone of the player. An empty text removes a field. */
function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; phone: string }) =>
      unwrap(client.PUT('/api/session/profile', { body })),
    onSuccess: (session) => queryClient.setQueryData(sessionQuery().queryKey, session),
  });
}
