import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useSignOut } from '../api/leaving';
import { texts } from '../texts';
import type { Session } from '../../../shared/api/own-session';
import { CardsSection } from './cards-section';
import { DataSection } from './data-section';
import { DevicesSection } from './devices-section';
import { PasskeysSection } from './passkeys-section';
import { ProfileSection } from './profile-section';
import { RemindersSection } from './reminders-section';

interface SignedInProps {
  session: Session;
  /** True right after signing in, so that a screen reader says who is here now. */
  takesFocus: boolean;
  /** Called when the player is no longer signed in, with what there is to say. */
  onLeft: (title: string, description: string) => void;
}

/** Everything of an account: who it is, how to enter, where it is open, and the ways to leave. */
export function SignedIn({ session, takesFocus, onLeft }: SignedInProps) {
  const { userId } = session;
  return (
    <>
      <Greeting session={session} takesFocus={takesFocus} onLeft={onLeft} />
      <ProfileSection session={session} />
      <CardsSection userId={userId} />
      <PasskeysSection userId={userId} />
      <DevicesSection userId={userId} />
      <RemindersSection userId={userId} />
      <DataSection email={session.email} onErased={onLeft} />
    </>
  );
}

function Greeting({ session: { name, email }, takesFocus, onLeft }: SignedInProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const showToast = useToast();
  const signOut = useSignOut();
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const leave = () =>
    signOut.mutateAsync().then(
      () => onLeft(texts.signedOut, texts.signedOutHint),
      (error: unknown) =>
        showToast({ tone: 'error', title: texts.signOutFailed, description: userMessageOf(error) }),
    );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography ref={title} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
          {texts.hello(name)}
        </Typography>
        {email === null ? null : (
          <Typography sx={{ color: 'text.secondary' }}>{texts.signedInAs(email)}</Typography>
        )}
      </Box>
      <SubmitButton variant="outlined" size="medium" pending={signOut.isPending} onClick={() => void leave()}>
        {texts.signOut}
      </SubmitButton>
    </Box>
  );
}
