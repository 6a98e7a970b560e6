import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailedChunks } from '../screen/lazy-component';
import { ToastRegion } from './lazy-toast-region';
import { ToastContext } from './toast-context';
import type { ToastMessage } from './toast-message';

interface ToastProviderProps {
  children: ReactNode;
}

interface ShownToast {
  id: number;
  message: ToastMessage;
  open: boolean;
}

/**
 * Holds the current notification. The first screen that may notify fetches the region; if that
 * fails, the screen still works.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const showToast = useCallback((message: ToastMessage) => {
    setShown((last) => ({ id: (last?.id ?? 0) + 1, message, open: true }));
  }, []);
  const handleClose = useCallback(() => setShown((last) => (last ? { ...last, open: false } : null)), []);
  return (
    <ToastContext value={showToast}>
      {children}
      {shown ? (
        <ErrorBoundary resetKeys={[shown.id]} fallback={null} onError={forgetFailedChunks}>
          <Suspense fallback={null}>
            <ToastRegion id={shown.id} message={shown.message} open={shown.open} onClose={handleClose} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </ToastContext>
  );
}
