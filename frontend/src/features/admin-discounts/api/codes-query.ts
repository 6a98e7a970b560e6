import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { discountKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/** Every code, newest first. Asked again whenever the screen is opened: players use codes up. */
export const codesQuery = () =>
  queryOptions({
    queryKey: discountKeys.admin,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/discount-codes', { signal })),
    staleTime: 0,
  });
