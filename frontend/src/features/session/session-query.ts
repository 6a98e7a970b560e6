import { queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { sessionKeys } from '../../shared/api/keys';
import { unwrap } from '../../shared/api/unwrap';

/** The session of this browser. The first response sets its cookie and creates a guest player. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: sessionKeys.current,
    queryFn: ({ signal }) => unwrap(client.GET('/api/session', { signal })),
  });
