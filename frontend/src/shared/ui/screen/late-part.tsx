import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailedChunks } from './lazy-component';

interface LatePartProps {
  /** Shown if the code of the part cannot be fetched. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A part whose code is fetched late. The screen around it works without the part. */
export function LatePart({ instead = null, children }: LatePartProps) {
  return (
    <ErrorBoundary fallback={instead} onError={forgetFailedChunks}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
