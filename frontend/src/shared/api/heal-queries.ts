import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { whenReachable } from './when-reachable';

/** The statuses of a server that did not respond (0), or that is being restarted. */
const unreachable: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/**
 * Fetches what a shown screen could not get from an unreachable server again, as soon as the server
 * responds. Refusals (4xx) and faults (500) stay: to repeat them would change nothing.
 * @returns a function that stops healing
 */
export function healQueries(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  let stopWaiting: (() => void) | null = null;
  let failedRounds = 0;
  const hasFailed = () => cache.findAll({ type: 'active', predicate: isHealable }).length > 0;
  const askAgain = () => {
    stopWaiting = null;
    failedRounds += 1;
    void queryClient.refetchQueries({ type: 'active', predicate: isHealable });
  };
  const unsubscribe = cache.subscribe(({ type }) => {
    if (type !== 'updated' && type !== 'observerRemoved') return;
    if (hasFailed()) stopWaiting ??= whenReachable(askAgain, failedRounds);
    else {
      stopWaiting?.();
      stopWaiting = null;
      if (queryClient.isFetching() === 0) failedRounds = 0;
    }
  });
  return () => {
    unsubscribe();
    stopWaiting?.();
  };
}

function isHealable({ state: { error, fetchStatus } }: Query): boolean {
  return fetchStatus === 'idle' && error instanceof ApiError && unreachable.has(error.status);
}
