import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { words } from '../shared/texts/words';
import { EmptyState } from '../shared/ui/screen/empty-state';
import { forgetFailedChunks } from '../shared/ui/screen/lazy-component';
import { LinkButton } from '../shared/ui/screen/link-button';
import { PageTitle } from '../shared/ui/screen/page-title';
import { SubmitButton } from '../shared/ui/form/submit-button';
import { texts } from './texts';

interface RouteErrorBoundaryProps {
  children: ReactNode;
}

/**
 * Catches errors of a screen, including chunks that fail to load. Another address resets the error.
 */
export function RouteErrorBoundary({ children }: RouteErrorBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={CrashedScreen} resetKeys={[pathname]} onError={forgetFailedChunks}>
      {children}
    </ErrorBoundary>
  );
}

function CrashedScreen({ resetErrorBoundary }: FallbackProps) {
  return (
    <div className="s-wrap" role="alert">
      <PageTitle>{texts.crashTitle}</PageTitle>
      <EmptyState
        headingLevel="h1"
        title={texts.crashTitle}
        hint={texts.crashHint}
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
