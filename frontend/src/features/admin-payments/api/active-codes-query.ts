import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { discountKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The codes that players can use now, with the number of uses. */
export const activeCodesQuery = () =>
  queryOptions({
    queryKey: discountKeys.active,
    queryFn: ({ signal }) => unwrap(client.GET('/api/discount-codes', { signal })),
    staleTime: 0,
  });
