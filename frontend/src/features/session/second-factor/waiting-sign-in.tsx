import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import type { AdminEntry } from '../admin-entry';
import { adminCheckQuery, useAdminLogout } from '../admin-session';
import { texts as sessionTexts } from '../texts';
import { useAdminEntrance } from '../use-admin-entrance';
import type { SecondStepMethods } from './api';
import { SecondStep } from './second-step';
import { texts } from './texts';
import { outdent } from '../../../shared/theme/tokens';

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
  const enter = useAdminEntrance(entry);
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
        sx={{ justifySelf: 'start', ml: outdent.medium, color: 'text.secondary' }}
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
