import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailedChunks } from '../late/lazy-component';
import { ToastRegion } from './lazy-toast-region';
import { ToastContext } from './toast-context';
import type { ToastMessage } from './toast-message';

interface ToastProviderProps {
  children: ReactNode;
}

/** In milliseconds. So long a notification can be read before the next one takes its place. */
const READABLE_FOR = 2500;

interface Toasts {
  id: number;
  message: ToastMessage;
  open: boolean;
  /** Those that came meanwhile, the first one next. */
  waiting: readonly ToastMessage[];
}

const shownNow = (
  last: Toasts | null,
  message: ToastMessage,
  waiting: readonly ToastMessage[] = [],
): Toasts => ({
  id: (last?.id ?? 0) + 1,
  message,
  open: true,
  waiting,
});

/** Shows the next notification, or nothing if none waits. */
function advance(last: Toasts | null): Toasts | null {
  const [next, ...others] = last?.waiting ?? [];
  return next ? shownNow(last, next, others) : last;
}

const isSame = (one: ToastMessage | undefined, other: ToastMessage) =>
  one?.title === other.title && one.description === other.description;

/**
 * Holds the notifications and shows one at a time, each long enough to be read. The first screen
 * that may notify fetches the region; if that fails, the screen still works.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Toasts | null>(null);
  const showToast = useCallback((message: ToastMessage) => {
    setToasts((last) => {
      if (!last?.open || isSame(last.message, message)) return shownNow(last, message, last?.waiting);
      return isSame(last.waiting.at(-1), message) ? last : { ...last, waiting: [...last.waiting, message] };
    });
  }, []);
  const handleClose = useCallback(
    () => setToasts((last) => (last ? advance({ ...last, open: false }) : null)),
    [],
  );
  const someWait = (toasts?.waiting.length ?? 0) > 0;
  const shownId = toasts?.id;
  const shownAt = useRef(0);
  useEffect(() => void (shownAt.current = performance.now()), [shownId]);
  useEffect(() => {
    if (!someWait) return;
    const left = shownAt.current + READABLE_FOR - performance.now();
    const timer = window.setTimeout(() => setToasts(advance), left);
    return () => window.clearTimeout(timer);
  }, [someWait, shownId]);
  return (
    <ToastContext value={showToast}>
      {children}
      {toasts ? (
        <ErrorBoundary resetKeys={[toasts.id]} fallback={null} onError={forgetFailedChunks}>
          <Suspense fallback={null}>
            <ToastRegion id={toasts.id} message={toasts.message} open={toasts.open} onClose={handleClose} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </ToastContext>
  );
}
