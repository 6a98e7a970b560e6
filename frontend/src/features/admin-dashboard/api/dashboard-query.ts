import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/** Figures of today; asked again whenever the dashboard is opened, because players change them. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: reportKeys.dashboard,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/dashboard', { signal })),
    staleTime: 0,
  });
