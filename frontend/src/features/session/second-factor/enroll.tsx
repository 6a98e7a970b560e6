import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { useAppKey } from './api';
import { AppSetUp } from './app-set-up';
import { problemOf } from '../passkeys/browser-passkeys';
import { PasskeySetUp } from './passkey-set-up';
import { RecoveryCodes } from './recovery-codes';
import { texts } from './texts';
import { outdent } from '../../../shared/theme/tokens';

interface EnrollProps {
  /** Called when the factor is set up, the admin is signed in and has seen the codes. */
  onDone: () => void;
  /** Called when the server has refused the beginning, for example because the time is over. */
  onRefused: (error: unknown) => void;
}

/** Leads an admin who must have a second factor to the first one, directly after the password. */
export function Enroll({ onDone, onRefused }: EnrollProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [withPasskey, setWithPasskey] = useState(false);
  const appKey = useAppKey();
  const added = (recoveryCodes: string[] | null) => (recoveryCodes ? setCodes(recoveryCodes) : onDone());
  const back = () => {
    appKey.reset();
    setWithPasskey(false);
  };

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const isChoosing = !withPasskey && !appKey.data;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="h2">
          {texts.stepTitle}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{texts.enrollHint}</Typography>
      </div>
      {isChoosing ? (
        <>
          {appKey.error ? <Alert severity="error">{problemOf(appKey.error)}</Alert> : null}
          <Choice name={texts.appName} about={texts.appAbout}>
            <SubmitButton
              size="medium"
              variant="outlined"
              pending={appKey.isPending}
              pendingLabel={texts.preparing}
              onClick={() => appKey.mutate({}, { onError: onRefused })}
            >
              {texts.chooseApp}
            </SubmitButton>
          </Choice>
          <Choice name={texts.passkeyName} about={texts.passkeyAbout}>
            <Button variant="outlined" onClick={() => setWithPasskey(true)}>
              {texts.choosePasskey}
            </Button>
          </Choice>
        </>
      ) : (
        <>
          {appKey.data ? <AppSetUp appKey={appKey.data} onDone={added} /> : null}
          {withPasskey ? <PasskeySetUp onDone={added} onRefused={onRefused} /> : null}
          <Button variant="text" onClick={back} sx={{ justifySelf: 'start', ml: outdent.medium }}>
            {texts.otherWay}
          </Button>
        </>
      )}
    </Box>
  );
}

interface ChoiceProps {
  name: string;
  about: string;
  children: React.ReactNode;
}

function Choice({ name, about, children }: ChoiceProps) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25, mb: 1.5 }}>
        {about}
      </Typography>
      {children}
    </Box>
  );
}
