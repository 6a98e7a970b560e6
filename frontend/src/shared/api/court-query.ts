import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { courtKeys } from './keys';
import { unwrap } from './unwrap';

/** A court, with its surface and prices. */
export const courtQuery = (courtId: string) =>
  queryOptions({
    queryKey: courtKeys.detail(courtId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/courts/{courtId}', { params: { path: { courtId } }, signal })),
  });
