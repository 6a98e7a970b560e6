import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { LabelledInput } from '../../../shared/ui/form/labelled-input';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { BackLink } from '../../../shared/ui/screen/back-link';
import { PageTitle } from '../../../shared/ui/screen/page-title';
import { useForgotten } from './api';
import { texts } from './texts';

/** `/admin/password`: an admin who has forgotten the password asks for a link. */
export function ForgottenPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="s-wrap">
      <PageTitle>{texts.title}</PageTitle>
      <Box sx={{ maxWidth: 440, mx: 'auto', pt: { xs: 2, md: 6 }, pb: 5 }}>
        <BackLink to={paths.adminLogin}>{texts.backToLogin}</BackLink>
        <Card sx={{ mt: 1, p: { xs: 2.5, sm: 4 } }}>
          {sentTo === null ? (
            <Form onSent={setSentTo} />
          ) : (
            <Sent email={sentTo} onOther={() => setSentTo(null)} />
          )}
        </Card>
      </Box>
    </div>
  );
}

function Form({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const forgotten = useForgotten();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = email.trim();
    const field = event.currentTarget.querySelector('input');
    setMissing(!/^\S+@\S+$/.test(typed));
    if (!/^\S+@\S+$/.test(typed)) return field?.focus();
    forgotten.mutate(typed, { onSuccess: () => onSent(typed), onError: () => field?.focus() });
  };
  return (
    <>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: 2.5 }}>{texts.hint}</Typography>
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1.5 }}>
        {forgotten.error ? <Alert severity="error">{userMessageOf(forgotten.error)}</Alert> : null}
        <LabelledInput
          name="email"
          type="email"
          label={texts.email}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          autoComplete="username"
          error={isMissing}
          helperText={isMissing ? texts.emailMissing : ' '}
          slotProps={{ input: { maxLength: 100, autoCapitalize: 'none', spellCheck: false } }}
        />
        <SubmitButton type="submit" fullWidth pending={forgotten.isPending} pendingLabel={texts.sending}>
          {texts.send}
        </SubmitButton>
      </Box>
    </>
  );
}

/** Says the same for every address, because the server says no more. */
function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <>
      <Typography variant="h1" tabIndex={-1} ref={(title) => title?.focus()} sx={{ outline: 'none' }}>
        {texts.sent}
      </Typography>
      <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>{texts.sentTo(email)}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1.5, mb: 2 }}>{texts.sentHint}</Typography>
      <Button variant="outlined" onClick={onOther}>
        {texts.otherEmail}
      </Button>
    </>
  );
}
