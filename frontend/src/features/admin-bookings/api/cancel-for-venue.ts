import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { deskKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

/** Cancels a booking on behalf of the venue, which refunds everything that was paid. */
export function useCancelForVenue(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    /** @param blockReason null to leave the hours to the public */
    mutationFn: ({ reason, blockReason }: { reason: string; blockReason: string | null }) =>
      unwrap(
        client.POST('/api/admin/bookings/{bookingId}/cancel', {
          params: { path: { bookingId } },
          body: { reason: reason.trim() || null, blockReason },
        }),
      ),
    onSuccess: ({ booking }) => queryClient.setQueryData(deskKeys.booking(bookingId), booking),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all }),
  });
}
