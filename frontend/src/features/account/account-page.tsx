import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWayBack } from '../../shared/model/back-here';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { useToast } from '../../shared/ui/toast/toast-context';
import { sessionQuery, type Session } from '../../shared/api/own-session';
import { texts } from './texts';

// Only the session says which of the two it is. Neither is part of what other screens share.
const SignedIn = lazyComponent(() => import('./components/signed-in').then((file) => file.SignedIn));
const Guest = lazyComponent(() => import('./components/guest').then((file) => file.Guest));

/** `/mi-cuenta` */
export function AccountPage() {
  return (
    <div className="s-wrap">
      <PageHeader title={texts.title} />
      <Account />
    </div>
  );
}

function Account() {
  // The focus follows the person from the form to the account, and back.
  const [hasMoved, setMoved] = useState(false);
  // Another device may have signed this browser out, and another tab may have signed it in.
  const { data, error, isFetching, refetch } = useQuery({
    ...sessionQuery(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  if (!data && error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.loadFailed} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!data) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Person session={data} hasMoved={hasMoved} onMoved={() => setMoved(true)} />
    </Suspense>
  );
}

const Loading = () => (
  <LoadingRegion>
    <Column>
      <SkeletonRows count={2} height={280} gap={2.5} />
    </Column>
  </LoadingRegion>
);

interface PersonProps {
  session: Session;
  hasMoved: boolean;
  onMoved: () => void;
}

function Person({ session, hasMoved, onMoved }: PersonProps) {
  const showToast = useToast();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const handleEntered = () => {
    if (wayBack === null) onMoved();
    else void navigate(wayBack, { replace: true });
    showToast({ tone: 'success', title: texts.entered });
  };
  const handleLeft = (title: string, description: string) => {
    onMoved();
    showToast({ tone: 'success', title, description });
  };
  return (
    <Column>
      {session.isGuest ? (
        <Guest
          userId={session.userId}
          takesFocus={hasMoved}
          onEntered={handleEntered}
          onErased={handleLeft}
        />
      ) : (
        <SignedIn key={session.userId} session={session} takesFocus={hasMoved} onLeft={handleLeft} />
      )}
    </Column>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, maxWidth: 760, pb: 4 }}>
    {children}
  </Box>
);
