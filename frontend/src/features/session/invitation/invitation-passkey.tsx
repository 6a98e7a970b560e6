import Alert from '@mui/material/Alert';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { problemOf } from '../passkeys/browser-passkeys';
import { useHasPasskeys } from '../passkeys/use-has-passkeys';
import { texts } from './texts';
import { useAcceptWithPasskey } from './use-accept-with-passkey';

interface InvitationPasskeyProps {
  token: string;
  /** Returns the name of the person, or null if the form has shown that it is missing. */
  nameOf: () => Promise<string | null>;
}

/** Accepts an invitation with a passkey instead of a password, in browsers that have them. */
export function InvitationPasskey({ token, nameOf }: InvitationPasskeyProps) {
  const isPossible = useHasPasskeys();
  const navigate = useNavigate();
  const showToast = useToast();
  const accept = useAcceptWithPasskey(token);
  const enter = async () => {
    const name = await nameOf();
    if (name === null) return;
    await accept.mutateAsync(name);
    showToast({ tone: 'success', title: texts.granted });
    void navigate(paths.admin, { replace: true });
  };
  if (!isPossible) return null;
  return (
    <>
      <Divider sx={{ my: 1, color: 'text.secondary' }}>{texts.or}</Divider>
      {accept.error ? <Alert severity="error">{problemOf(accept.error)}</Alert> : null}
      <SubmitButton
        type="button"
        variant="outlined"
        fullWidth
        pending={accept.isPending}
        pendingLabel={texts.waitingForDevice}
        onClick={() => void enter().catch(() => undefined)}
      >
        {texts.usePasskey}
      </SubmitButton>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.passkeyHint}
      </Typography>
    </>
  );
}
