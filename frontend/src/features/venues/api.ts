import { queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { discountKeys } from '../../shared/api/keys';
import { unwrap } from '../../shared/api/unwrap';

/** The discount codes that the venues promote. */
export const promotedCodesQuery = () =>
  queryOptions({
    queryKey: discountKeys.promoted,
    queryFn: ({ signal }) => unwrap(client.GET('/api/discount-codes', { signal })),
  });
