import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { whenReachable } from '../../api/when-reachable';
import { forgetFailedChunks } from './lazy-component';

interface LatePartProps {
  /** Shown if the code of the part cannot be fetched. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * A part whose code is fetched late. The screen around it works without the part, and the part
 * comes when the server responds again.
 */
export function LatePart({ instead = null, children }: LatePartProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Missing onReachable={resetErrorBoundary}>{instead}</Missing>
      )}
      onError={forgetFailedChunks}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface MissingProps {
  onReachable: () => void;
  children: ReactNode;
}

function Missing({ onReachable, children }: MissingProps) {
  const tryAgain = useEffectEvent(onReachable);
  useEffect(() => whenReachable(() => tryAgain()), []);
  return children;
}
