import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deskKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';

export type DeskTransfer = components['schemas']['DeskTransferBody'];
type ArrivedTransfer = components['schemas']['ArrivedTransferBody'];

/** A card may pay instead, of which no live event tells. */
const pollMilliseconds = 30_000;

/** The transfers that a venue expects, and those that ended in the last two weeks. */
export const transfersQuery = (venueId: string) =>
  queryOptions({
    queryKey: deskKeys.transfers(venueId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/venues/{venueId}/transfers', { params: { path: { venueId } }, signal })),
    staleTime: 0,
    refetchInterval: pollMilliseconds,
  });

/**
 * Records money that has arrived on the account. A retry with the same body carries the same
 * idempotency key, so that nothing is recorded twice.
 */
export function useConfirmTransfer(bookingId: string) {
  const keyFor = useAttemptKey();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ArrivedTransfer) => {
      const params = { path: { bookingId }, header: { 'Idempotency-Key': keyFor(body) } };
      return unwrap(client.POST('/api/admin/bookings/{bookingId}/transfer', { params, body }));
    },
    onSuccess: (booking) => queryClient.setQueryData(deskKeys.booking(bookingId), booking),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all }),
  });
}
