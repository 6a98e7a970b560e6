import { queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { sessionKeys } from '../../shared/api/keys';
import { unwrap } from '../../shared/api/unwrap';

/** Who this browser is. The first answer sets the session cookie and makes a guest player. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: sessionKeys.current,
    queryFn: ({ signal }) => unwrap(client.GET('/api/session', { signal })),
  });
