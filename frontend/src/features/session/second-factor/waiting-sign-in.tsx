import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../shared/api/api-error';
import { paths } from '../../../shared/config/paths';
import { lazyComponent } from '../../../shared/ui/screen/lazy-component';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { useToast } from '../../../shared/ui/toast/toast-context';
import type { AdminEntry } from '../admin-entry';
import { adminCheckQuery, useAdminLogout } from '../admin-session';
import { texts as sessionTexts } from '../texts';
import type { AdminCheck, SecondStepMethods } from './api';
import { SecondStep } from './second-step';
import { texts } from './texts';

const Enroll = lazyComponent(() => import('./enroll').then((file) => file.Enroll));

interface WaitingSignInProps {
  secondStep: SecondStepMethods;
  entry: AdminEntry;
  /** Leads back to the password, with the reason if there is one. */
  onOver: (reason: string | null) => void;
}

/** The part of the sign-in after the right password: the second step, or its first set-up. */
export function WaitingSignIn({ secondStep, entry, onOver }: WaitingSignInProps) {
  const [stage] = useState(secondStep.stage);
  const queryClient = useQueryClient();
  const enter = useEntrance(entry);
  const logout = useAdminLogout();
  const leave = (reason: string | null) => {
    queryClient.setQueryData(adminCheckQuery().queryKey, { isAdmin: false });
    onOver(reason);
  };
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) leave(error.userMessage);
  };
  const enrolled = async () => enter(await queryClient.fetchQuery(adminCheckQuery()), null);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {stage === 'verify' ? (
        <SecondStep methods={secondStep} onDone={enter} onRefused={refused} />
      ) : (
        <Suspense fallback={<Loading />}>
          <Enroll onDone={() => void enrolled().catch(() => leave(texts.notConfirmed))} onRefused={refused} />
        </Suspense>
      )}
      {logout.error ? <Alert severity="error">{sessionTexts.noConnection}</Alert> : null}
      <Button
        variant="text"
        sx={{ justifySelf: 'start', ml: -1.5, color: 'text.secondary' }}
        onClick={() => logout.mutate(undefined, { onSuccess: () => leave(null) })}
      >
        {texts.startOver}
      </Button>
    </Box>
  );
}

function Loading() {
  return (
    <LoadingRegion>
      <SkeletonRows count={2} height={120} gap={2} />
    </LoadingRegion>
  );
}

/** Returns what happens when an admin is signed in: a welcome, and the screen they wanted. */
function useEntrance(entry: AdminEntry): (check: AdminCheck, note: string | null) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  return (check, note) => {
    queryClient.setQueryData(adminCheckQuery().queryKey, check);
    showToast({
      tone: 'success',
      title: sessionTexts.granted,
      description: note ?? sessionTexts.welcome,
    });
    const next = check.passwordChange ? paths.adminNewPassword : entry.from;
    void navigate(next, { replace: true, state: entry });
  };
}
