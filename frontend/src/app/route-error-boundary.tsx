import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { whenReachable } from '../shared/api/when-reachable';
import { paths } from '../shared/config/paths';
import { words } from '../shared/texts/words';
import { EmptyState } from '../shared/ui/screen/empty-state';
import { ChunkError, forgetFailedChunks } from '../shared/ui/late/lazy-component';
import { LinkButton } from '../shared/ui/screen/link-button';
import { PageTitle } from '../shared/ui/screen/page-title';
import { noteRetry, reloadIfStillLost } from '../shared/ui/late/reload-lost-code';
import { SubmitButton } from '../shared/ui/button/submit-button';
import { reloadIfOutdated } from './newer-build';
import { texts } from './texts';

interface RouteErrorBoundaryProps {
  children: ReactNode;
}

/**
 * Catches errors of a screen, including chunks that fail to load. Another address resets the error.
 * A screen whose code is missing opens by itself when the server responds again, and loads anew
 * after a deployment.
 */
export function RouteErrorBoundary({ children }: RouteErrorBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={CrashedScreen} resetKeys={[pathname]} onError={forgetFailedChunks}>
      {children}
    </ErrorBoundary>
  );
}

function CrashedScreen({ error, resetErrorBoundary }: FallbackProps) {
  const isMissing = error instanceof ChunkError;
  const title = isMissing ? texts.chunkTitle : texts.crashTitle;
  const tryAgain = useEffectEvent(() => {
    noteRetry();
    resetErrorBoundary();
  });
  useEffect(() => void reloadIfOutdated(), []);
  useEffect(() => (isMissing ? reloadIfStillLost() : undefined), [isMissing]);
  useEffect(() => (isMissing ? whenReachable(() => tryAgain()) : undefined), [isMissing]);
  return (
    <div className="s-wrap" role="alert">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        headingLevel="h1"
        title={title}
        hint={isMissing ? texts.chunkHint : texts.crashHint}
        action={
          <>
            <SubmitButton pending={false} size="medium" onClick={resetErrorBoundary} sx={{ mr: 1.5 }}>
              {words.retry}
            </SubmitButton>
            <LinkButton to={paths.home} variant="outlined">
              {words.backHome}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
