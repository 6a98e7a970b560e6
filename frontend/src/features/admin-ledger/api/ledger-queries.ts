import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

export type FindingState = 'open' | 'resolved';

/** The last comparison, real fees, disputes and declines. */
export const summaryQuery = () =>
  queryOptions({
    queryKey: reportKeys.ledgerSummary,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/ledger', { signal })),
    staleTime: 0,
  });

/** One page of the differences. The previous page stays until the next one has loaded. */
export const findingsQuery = (state: FindingState, page: number) =>
  queryOptions({
    queryKey: reportKeys.findings(state, page),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/ledger/findings', { params: { query: { state, page } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The transactions of a booking, named by its id or by an id of the provider. */
export const statementQuery = (reference: string, page: number) =>
  queryOptions({
    queryKey: reportKeys.ledgerOf(reference, page),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/ledger/bookings/{reference}', {
          params: { path: { reference }, query: { page } },
          signal,
        }),
      ),
    staleTime: 0,
  });
