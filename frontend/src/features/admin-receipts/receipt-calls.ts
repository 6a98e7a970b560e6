import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { receiptKeys } from '../../shared/api/admin-keys';
import { client } from '../../shared/api/client';
import type { components } from '../../shared/api/schema';
import { untilKnown } from '../../shared/api/until-known';
import { unwrap } from '../../shared/api/unwrap';
import { useAttemptKey } from '../../shared/api/use-attempt-key';

export type Venue = components['schemas']['VenueBody'];
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

/** Sells at the counter. A retry with the same sale carries the same key. */
export function useSellAtCounter() {
  const queryClient = useQueryClient();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: components['schemas']['CounterSaleBody']) => {
      const params = { header: { 'Idempotency-Key': keyFor(body) } };
      return untilKnown(() => unwrap(client.POST('/api/admin/counter-sales', { body, params })));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: receiptKeys.all }),
  });
}

/** Gives a sale of the counter back; another attempt gives back nothing more. */
export function useGiveBack(receiptNumber: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(
        client.POST('/api/admin/receipts/{receiptNumber}/give-back', {
          params: { path: { receiptNumber } },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: receiptKeys.all }),
  });
}

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
