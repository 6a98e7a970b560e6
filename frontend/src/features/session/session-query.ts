import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { sessionKeys } from '../../shared/api/keys';
import { unwrap } from '../../shared/api/unwrap';

/** The id in a session of which the server keeps nothing yet. */
const NOBODY_YET = 'me';

/** The session of this browser. Reading it makes no player and sets no cookie. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: sessionKeys.current,
    queryFn: ({ signal }) => unwrap(client.GET('/api/session', { signal })),
  });

/**
 * Gives this browser its session before it books. If the response to the booking is lost, the
 * cookie and the idempotency key, which belongs to the session, find the booking again.
 */
export async function startSession(queryClient: QueryClient): Promise<void> {
  const { userId } = await queryClient.ensureQueryData(sessionQuery());
  if (userId !== NOBODY_YET) return;
  queryClient.setQueryData(sessionKeys.current, await unwrap(client.POST('/api/session')));
}
