import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../shared/api/api-error';
import { deviceNow, serverNow } from '../shared/time/server-time';

/**
 * The state that the server writes into the page, so that the browser's first render repeats its
 * own.
 */
export interface ServedState {
  /** The instant of the render, in milliseconds. */
  now: number;
  queries: ServedQuery[];
}

export interface ServedQuery {
  key: QueryKey;
  data?: unknown;
  /** The body of the 404, if there is no such thing. */
  notFound?: string;
}

/** The id of the element with the state, and of nothing else. */
export const servedStateId = 'served-state';

/** Returns the state that the server wrote into this page, or null if it rendered no screen. */
export function readServedState(): ServedState | null {
  const element = document.getElementById(servedStateId);
  return element ? (JSON.parse(element.textContent) as ServedState) : null;
}

/** Returns true if the server has just sent this page, and no cache of the browser. */
export function isFromNetwork(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.transferSize ?? 0) > 0;
}

/** In milliseconds. What a page contains is fetched again if the page is older. */
const freshFor = 5 * 60_000;

/**
 * Fills the client with what the page contains. After Back, or with its tabs of yesterday, a
 * browser shows a page from its cache without asking the server. Such data are shown at first, and
 * fetched again as soon as a component shows them.
 */
export function restoreState(client: QueryClient, { now, queries }: ServedState): void {
  const age = serverNow() - now;
  const isOld = Math.abs(age) > freshFor; // a page of the future: the device's clock is wrong
  for (const query of queries) {
    restoreQuery(client, query, deviceNow() - age);
    if (isOld) void client.invalidateQueries({ queryKey: query.key, exact: true, refetchType: 'none' });
  }
}

/**
 * Fills the client with what the server has fetched.
 * @param loadedAt when, in milliseconds of the clock that counts how old queries are
 */
export function restoreQuery(client: QueryClient, query: ServedQuery, loadedAt: number): void {
  const { key, data, notFound } = query;
  if (notFound === undefined) {
    client.setQueryData(key, data, { updatedAt: loadedAt });
    return;
  }
  // Otherwise the screen would forget the error and ask again when it is mounted.
  client.setQueryDefaults(key, { retryOnMount: false });
  const error = new ApiError(404, notFound);
  client
    .getQueryCache()
    .build(client, { queryKey: key })
    .setState({ status: 'error', error, errorUpdatedAt: loadedAt, fetchStatus: 'idle' });
}
