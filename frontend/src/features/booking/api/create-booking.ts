import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { bookingKeys, venueKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import { sessionQuery } from '../../session/session-query';
import type { BookingRequest } from '../model/booking-request';

/**
 * Books an hour. The session comes first, because the server ties the key to its cookie. A wish that is sent again
 * carries the same key: where only the answer was lost, the second call answers the booking that was made.
 */
export function useCreateBooking() {
  const queryClient = useQueryClient();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: async (request: BookingRequest) => {
      await queryClient.ensureQueryData(sessionQuery());
      const header = { 'Idempotency-Key': keyFor(request) };
      return unwrap(client.POST('/api/bookings', { body: request, params: { header } }));
    },
    onSuccess: (booking) => {
      queryClient.setQueryData(bookingKeys.detail(booking.id), booking);
      void queryClient.invalidateQueries({ queryKey: bookingKeys.all });
      void queryClient.invalidateQueries({
        queryKey: venueKeys.all,
        predicate: ({ queryKey }) => queryKey.includes('bookings'),
      });
    },
  });
}
