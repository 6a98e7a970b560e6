import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The figures of today. Reloaded whenever the dashboard opens, because players change them. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: reportKeys.dashboard,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/dashboard', { signal })),
    staleTime: 0,
  });
