import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { whenReachable } from '../../api/when-reachable';
import { forgetFailedChunks } from './lazy-component';
import { noteRetry } from './reload-lost-code';

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
  const [failures, setFailures] = useState(1);
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Missing failures={failures} onReachable={resetErrorBoundary}>
          {instead}
        </Missing>
      )}
      onError={forgetFailedChunks}
      onReset={() => setFailures((before) => before + 1)}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface MissingProps {
  /** How often the code could not be fetched. */
  failures: number;
  onReachable: () => void;
  children: ReactNode;
}

function Missing({ failures, onReachable, children }: MissingProps) {
  const tryAgain = useEffectEvent(() => {
    noteRetry();
    onReachable();
  });
  useEffect(() => whenReachable(() => tryAgain(), failures - 1), [failures]);
  return children;
}
