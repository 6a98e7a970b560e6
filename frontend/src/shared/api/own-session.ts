import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from './client';
import { sessionKeys } from './keys';
import { withoutCookies } from './no-cookies';
import type { components } from './schema';
import { unwrap } from './unwrap';

export type Session = components['schemas']['SessionView'];

/** The id in a session of which the server keeps nothing yet. */
const NOBODY_YET = 'me';

/** The session of this browser. Reading it makes no player and sets no cookie. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: sessionKeys.current,
    queryFn: ({ signal }) => unwrap(client.GET('/api/session', { signal })),
  });

/**
 * Gives this browser its session before it books, joins a line or takes a place of a payment link.
 * If the response to that is lost, the cookie and the idempotency key, which belongs to the
 * session, find what became of it.
 * @throws ApiError `no_cookies` if the browser has not kept the cookie
 */
export async function startSession(queryClient: QueryClient, { comesByLink = false } = {}): Promise<void> {
  const { userId } = await queryClient.ensureQueryData(sessionQuery());
  if (userId !== NOBODY_YET) return;
  await unwrap(client.POST('/api/session', comesByLink ? { body: { comesByLink } } : {}));
  await expectSession(queryClient);
}

/**
 * Checks that the browser has kept the cookie of a session that the server has just begun. A
 * browser may say that it keeps cookies, and drop them: the hours that it holds would be lost.
 * @throws ApiError `no_cookies`
 */
async function expectSession(queryClient: QueryClient): Promise<void> {
  const kept = await unwrap(client.GET('/api/session'));
  if (kept.userId === NOBODY_YET) throw withoutCookies();
  queryClient.setQueryData(sessionKeys.current, kept);
}
