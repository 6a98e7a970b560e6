import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { courtKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

export const courtQuery = (courtId: string) =>
  queryOptions({
    queryKey: courtKeys.detail(courtId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/courts/{courtId}', { params: { path: { courtId } }, signal })),
  });
