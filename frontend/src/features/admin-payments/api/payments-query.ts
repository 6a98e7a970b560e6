import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { PaymentQuery } from '../types';

/** A page of the movements; the old one stays until the new one is there. */
export const paymentsQuery = (query: PaymentQuery) =>
  queryOptions({
    queryKey: reportKeys.payments(query),
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/payments', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Where the same movements, all of them, are a file. */
export function paymentsFile({ page: _, ...filter }: PaymentQuery): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `/api/admin/payments.csv?${query.toString()}` : '/api/admin/payments.csv';
}
