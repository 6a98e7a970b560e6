import { queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { discountKeys } from '../../shared/api/keys';
import { unwrap } from '../../shared/api/unwrap';

/** The codes that the venues want everybody to know. */
export const promotedCodesQuery = () =>
  queryOptions({
    queryKey: discountKeys.promoted,
    queryFn: ({ signal }) => unwrap(client.GET('/api/discount-codes', { signal })),
  });
