import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { deskKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The input of the desk for a cancellation. */
interface Cancellation {
  reason: string;
  /** `null` to leave the hours to the public. */
  blockReason: string | null;
  /** Of what was paid, for a booking that has begun; otherwise everything goes back. */
  refundPercentage?: number;
}

/** Cancels a booking on behalf of the venue, which refunds what was paid. */
export function useCancelForVenue(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, ...how }: Cancellation) =>
      unwrap(
        client.POST('/api/admin/bookings/{bookingId}/cancel', {
          params: { path: { bookingId } },
          body: { reason: reason.trim() || null, ...how },
        }),
      ),
    onSuccess: ({ booking }) => queryClient.setQueryData(deskKeys.booking(bookingId), booking),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all }),
  });
}
