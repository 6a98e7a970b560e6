import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { hasPasskeys, problemOf } from '../../session/passkeys/browser-passkeys';
import { CodeFlow } from '../../session/code/code-flow';
import { useChosenPasskey, usePasskeySignIn } from '../api/sign-in';
import { texts } from './texts';
import { usePasskeyOffer } from './use-passkey-offer';

interface SignInProps {
  /** True after a sign-out, so that a screen reader says what the screen shows now. */
  takesFocus: boolean;
  onEntered: () => void;
}

/** Signs a player in by an e-mailed code or by a passkey. */
export function SignIn({ takesFocus, onEntered }: SignInProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<'address' | 'code'>('address');
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} ref={title} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {texts.title}
      </Typography>
      {step === 'address' ? (
        <Typography sx={{ color: 'text.secondary', mt: 0.75 }}>{texts.about}</Typography>
      ) : null}
      <Typography sx={{ mt: 1, mb: 2, fontWeight: 600 }}>{texts.merging}</Typography>
      <CodeFlow submitLabel={texts.enter} onStep={setStep} onVerified={onEntered} />
      {step === 'address' ? <PasskeyEntrance onEntered={onEntered} /> : null}
    </Card>
  );
}

const neverChanges = () => () => undefined;
/** The error is on the screen. */
const ignore = () => undefined;

/** The button for a passkey, in browsers that have them. */
function PasskeyEntrance({ onEntered }: Pick<SignInProps, 'onEntered'>) {
  const isPossible = useSyncExternalStore(neverChanges, hasPasskeys, () => false);
  const byButton = usePasskeySignIn();
  const byOffer = useChosenPasskey();
  // The browser shows one question at a time, and the button has asked the later one.
  const isFree = !byButton.isPending && !byOffer.isPending;
  usePasskeyOffer(isPossible && isFree, (proof) => void byOffer.mutateAsync(proof).then(onEntered, ignore));
  if (!isPossible) return null;
  const error = byButton.error ?? byOffer.error;
  return (
    <>
      <Divider sx={{ my: 2.5, color: 'text.secondary' }}>{texts.or}</Divider>
      {error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problemOf(error)}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid' }}>
        <SubmitButton
          variant="outlined"
          pending={byButton.isPending || byOffer.isPending}
          pendingLabel={texts.waitingForDevice}
          onClick={() => void byButton.mutateAsync().then(onEntered, ignore)}
        >
          {texts.usePasskey}
        </SubmitButton>
      </Box>
    </>
  );
}
