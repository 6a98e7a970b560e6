import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { court } from '../../shared/theme/tokens';
import { BackLink } from '../../shared/ui/screen/back-link';
import { CourtField, courtSize } from '../../shared/ui/court/court-field';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { PageTitle } from '../../shared/ui/screen/page-title';
import { SkeletonRows } from '../../shared/ui/screen/skeletons';
import { type AdminEntry, adminEntryOf } from './admin-entry';
import { AdminLoginForm } from './admin-login-form';
import { AdminPasskeyEntrance } from './admin-passkey-entrance';
import { adminCheckQuery } from './admin-session';
import type { SecondStepMethods } from './second-factor/api';
import { texts } from './texts';

const WaitingSignIn = lazyComponent(() =>
  import('./second-factor/waiting-sign-in').then((file) => file.WaitingSignIn),
);

/** `/admin/login` */
export function AdminLoginPage() {
  const entry = adminEntryOf(useLocation().state);
  return (
    <div className="s-wrap">
      <PageTitle>{texts.title}</PageTitle>
      <Box sx={{ maxWidth: 440, mx: 'auto', pt: { xs: 2, md: 6 } }}>
        <BackLink to={paths.home}>{words.backHome}</BackLink>
        <Box
          sx={{
            mt: 1,
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            bgcolor: 'background.paper',
          }}
        >
          <Baseline />
          <Box sx={{ p: { xs: 2.5, sm: 4 }, pt: { xs: 2.5, sm: 3 } }}>
            <Typography variant="h1">{texts.title}</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{texts.hint}</Typography>
            <SignIn entry={entry} />
          </Box>
        </Box>
      </Box>
    </div>
  );
}

interface SignInProps {
  entry: AdminEntry;
}

/**
 * The password, then the second step if the admin has one. A phone that has reloaded the page while
 * its person looked at the app goes on with the second step.
 */
function SignIn({ entry }: SignInProps) {
  const [over, setOver] = useState<string | null>(null);
  const { data: check } = useQuery({
    ...adminCheckQuery(),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [waiting, setWaiting] = useState<SecondStepMethods | null>(null);
  // Stays on the screen until the next one is there, although the check says that it is done.
  if (check?.secondStep && !waiting) setWaiting(check.secondStep);
  if (waiting) {
    const leave = (reason: string | null) => {
      setOver(reason);
      setWaiting(null);
    };
    return (
      <Suspense fallback={<SkeletonRows count={3} height={56} />}>
        <WaitingSignIn secondStep={waiting} entry={entry} onOver={leave} />
      </Suspense>
    );
  }
  const notice = over ?? (entry.sessionOver ? texts.sessionOver : null);
  return (
    <>
      {notice === null ? null : (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {notice}
        </Alert>
      )}
      <AdminLoginForm entry={entry} />
      <AdminPasskeyEntrance entry={entry} />
    </>
  );
}

/** Draws a strip of the court around the net, where the card begins. */
function Baseline() {
  const { length, width } = courtSize;
  return (
    <svg
      viewBox={`${length / 2 - 100} ${width / 2 - 30} 200 52`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="112"
      style={{ display: 'block', background: court.clay.apron }}
      aria-hidden="true"
    >
      <CourtField surface="clay" />
    </svg>
  );
}
