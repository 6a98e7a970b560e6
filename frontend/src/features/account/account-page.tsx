import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { useToast } from '../../shared/ui/toast/toast-context';
import { sessionQuery } from '../session/session-query';
import { CardsSection } from './components/cards-section';
import { DataSection } from './components/data-section';
import { SignedIn } from './components/signed-in';
import { SignIn } from './sign-in/sign-in';
import { texts } from './texts';
import type { Session } from './types';

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
  if (!data) {
    return (
      <LoadingRegion>
        <Column>
          <SkeletonRows count={2} height={280} gap={2.5} />
        </Column>
      </LoadingRegion>
    );
  }
  return <Person session={data} hasMoved={hasMoved} onMoved={() => setMoved(true)} />;
}

interface PersonProps {
  session: Session;
  hasMoved: boolean;
  onMoved: () => void;
}

function Person({ session, hasMoved, onMoved }: PersonProps) {
  const showToast = useToast();
  const handleEntered = () => {
    onMoved();
    showToast({ tone: 'success', title: texts.entered });
  };
  const handleLeft = (title: string, description: string) => {
    onMoved();
    showToast({ tone: 'success', title, description });
  };
  if (!session.isGuest) {
    return (
      <Column>
        <SignedIn key={session.userId} session={session} takesFocus={hasMoved} onLeft={handleLeft} />
      </Column>
    );
  }
  return (
    <Column>
      <SignIn takesFocus={hasMoved} onEntered={handleEntered} />
      <CardsSection userId={session.userId} isOptional />
      <DataSection email={null} onErased={handleLeft} />
    </Column>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, maxWidth: 760, pb: 4 }}>
    {children}
  </Box>
);
