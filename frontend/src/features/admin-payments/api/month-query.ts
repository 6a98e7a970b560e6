import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The figures of this month. Reloaded whenever the screen opens, because players pay. */
export const monthQuery = () =>
  queryOptions({
    queryKey: reportKeys.paymentsMonth,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/payments/month', { signal })),
    staleTime: 0,
  });
