import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useContext, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { AdminEntry } from '../../features/session/admin-entry';
import { adminCheckQuery, useSessionEnd } from '../../features/session/admin-session';
import { paths } from '../../shared/config/paths';
import { readStored, storageKeys, writeStored } from '../../shared/config/storage';
import { words } from '../../shared/texts/words';
import { measure } from '../../shared/theme/tokens';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { ShellContext } from '../../shared/ui/screen/shell-context';
import { PagePlaceholder } from '../page-placeholder';
import { RouteErrorBoundary } from '../route-error-boundary';
import { AdminChecking } from './admin-checking';
import { AdminNav } from './admin-nav';
import { AdminScreenGuard } from './admin-screen-guard';
import { AdminTabs } from './admin-tabs';
import { texts } from './admin-texts';

/**
 * Guards the admin screens. It sends everyone who is not signed in to the login screen, which
 * returns them here.
 */
export function AdminLayout() {
  const { pathname, search } = useLocation();
  const { data, error, isFetching, refetch } = useQuery(adminCheckQuery());
  const sessionOver = useSessionEnd();
  const wasHere = useAdminHint(data?.isAdmin);
  const isShell = useContext(ShellContext);

  const entry: AdminEntry = { from: pathname + search, sessionOver };
  if (data?.passwordChange === 'required') {
    return <Navigate to={paths.adminNewPassword} replace state={entry} />;
  }
  // The screen loads its data together with the check; the server refuses it to everyone else.
  if (isShell || data?.isAdmin || (wasHere && isFetching && !data)) return <AdminFrame />;
  if (isFetching && !error) return <AdminChecking />;
  if (error) {
    return (
      <ErrorState
        title={texts.checkFailed}
        headingLevel="h1"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
        wayOut={
          <LinkButton to={paths.home} variant="outlined">
            {words.backHome}
          </LinkButton>
        }
      />
    );
  }
  return <Navigate to={paths.adminLogin} replace state={entry} />;
}

/** Returns true if an admin was signed in here at the last visit, and remembers it for the next. */
function useAdminHint(isAdmin: boolean | undefined): boolean {
  const [wasHere] = useState(() => readStored(storageKeys.adminHere) === 'yes');
  useEffect(() => {
    if (isAdmin !== undefined) writeStored(storageKeys.adminHere, isAdmin ? 'yes' : 'no');
  }, [isAdmin]);
  return wasHere;
}

/**
 * Shows the navigation beside the screen on wide windows, and below it on phones. The desk has a
 * column for each court, so it takes the width of the window.
 */
function AdminFrame() {
  const { pathname } = useLocation();
  const isDesk = pathname === paths.adminDesk;
  return (
    // Twice the class, because the style of the shell would win against one.
    <Box className="s-wrap" sx={isDesk ? { '&.s-wrap': { maxWidth: measure.desk } } : {}}>
      <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: '184px minmax(0, 1fr)', columnGap: 5 }}>
        <AdminNav />
        <Box sx={{ minWidth: 0 }}>
          <AdminTabs />
          <RouteErrorBoundary>
            <Suspense fallback={<PagePlaceholder />}>
              <AdminScreenGuard />
            </Suspense>
          </RouteErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}
