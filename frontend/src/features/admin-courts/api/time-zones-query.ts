import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { adminCourtKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The names of the time zones that a venue can have. */
export const timeZonesQuery = () =>
  queryOptions({
    queryKey: adminCourtKeys.timeZones,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/time-zones', { signal })),
  });
