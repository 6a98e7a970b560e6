import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { PaymentQuery } from '../types';

/** One page of the movements. The previous page stays until the next one has loaded. */
export const paymentsQuery = (query: PaymentQuery) =>
  queryOptions({
    queryKey: reportKeys.payments(query),
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/payments', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/**
 * Returns the address of a CSV file with all movements that match the filters. A spreadsheet in
 * Spanish expects semicolons.
 */
export function paymentsFile({ page: _, ...filter }: PaymentQuery, separator?: 'semicolon'): string {
  const wanted = Object.entries(separator ? { ...filter, separator } : filter);
  const query = new URLSearchParams(wanted.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `/api/admin/payments.csv?${query.toString()}` : '/api/admin/payments.csv';
}
