import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { bookingKeys, venueKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import { startSession } from '../../../shared/api/own-session';
import type { BookingRequest } from '../model/booking-request';

/**
 * Books an hour, or moves the booking `movedId` there. The session is started first, because the
 * server binds the idempotency key to it. A repeated request has the same key: if only the
 * response was lost, the second call returns the booking that the first one made. It is sent again
 * until its outcome is known.
 */
export function useCreateBooking(movedId: string | null) {
  const queryClient = useQueryClient();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: async (request: BookingRequest) => {
      await startSession(queryClient);
      const header = { 'Idempotency-Key': keyFor(request) };
      if (movedId === null)
        return unwrap(client.POST('/api/bookings', { body: request, params: { header } }));
      const { userId: _, ...body } = request;
      const params = { path: { bookingId: movedId }, header };
      return unwrap(client.POST('/api/bookings/{bookingId}/move', { body, params }));
    },
    onSuccess: (booking) => {
      queryClient.setQueryData(bookingKeys.detail(booking.id), booking);
      void queryClient.invalidateQueries({ queryKey: bookingKeys.all });
      void queryClient.invalidateQueries({
        queryKey: venueKeys.all,
        predicate: ({ queryKey }) =>
          ['bookings', 'free-hours', 'day'].some((part) => queryKey.includes(part)),
      });
    },
  });
}
