import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { discountKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/** All codes, newest first. Reloaded whenever the screen opens, because players use codes. */
export const codesQuery = () =>
  queryOptions({
    queryKey: discountKeys.admin,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/discount-codes', { signal })),
    staleTime: 0,
  });
