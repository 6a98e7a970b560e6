import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { receiptKeys } from '../../shared/api/admin-keys';
import { client } from '../../shared/api/client';
import type { components } from '../../shared/api/schema';
import { unwrap } from '../../shared/api/unwrap';

export type Receipt = components['schemas']['ReceiptBody'];
export type ReceiptSummary = components['schemas']['ReceiptSummaryBody'];
export type ReceiptLine = components['schemas']['ReceiptLineBody'];

/** The receipts of a venue, page by page: those of a day, or those that a text names. */
export const receiptsQuery = (venueId: string, date: string, search: string) =>
  infiniteQueryOptions({
    queryKey: receiptKeys.list(venueId, date, search),
    queryFn: ({ signal, pageParam: cursor }) => {
      const chosen = { ...(date === '' ? {} : { date }), ...(search === '' ? {} : { search }) };
      const query = { venueId, ...chosen, ...(cursor === null ? {} : { cursor }) };
      return unwrap(client.GET('/api/admin/receipts', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

export const receiptQuery = (receiptNumber: string) =>
  queryOptions({
    queryKey: receiptKeys.one(receiptNumber),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/receipts/{receiptNumber}', { params: { path: { receiptNumber } }, signal }),
      ),
    staleTime: 0,
  });

/** Names the buyer of a receipt, or removes the name. */
export function useNameBuyer(receiptNumber: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['NameBuyerBody']) =>
      unwrap(
        client.PUT('/api/admin/receipts/{receiptNumber}/buyer', {
          params: { path: { receiptNumber } },
          body,
        }),
      ),
    onSuccess: (receipt) => {
      queryClient.setQueryData(receiptKeys.one(receiptNumber), receipt);
      return queryClient.invalidateQueries({ queryKey: receiptKeys.all, refetchType: 'none' });
    },
  });
}
