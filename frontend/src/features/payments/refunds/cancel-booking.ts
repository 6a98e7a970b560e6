import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { bookingKeys } from '../../../shared/api/keys';
import { ownBookingsQuery } from '../../../shared/api/own-bookings-query';
import { unwrap } from '../../../shared/api/unwrap';
import { refreshAfterPayment } from '../confirmation/record-payment';

interface Cancellation {
  bookingId: string;
  /** The player's reason, or an empty text. */
  reason: string;
}

/** Cancels a booking. The server decides the refund; a second cancellation changes nothing. */
export function useCancelBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ bookingId, reason }: Cancellation) => {
      const cancellationReason = reason.trim() || null;
      return unwrap(
        client.POST('/api/cancellations', { body: { bookingId, userId: 'me', cancellationReason } }),
      );
    },
    onSuccess: ({ booking }) => {
      queryClient.setQueryData(bookingKeys.detail(booking.id), booking);
      queryClient.setQueryData(ownBookingsQuery().queryKey, (bookings) =>
        bookings?.map((own) => (own.id === booking.id ? booking : own)),
      );
    },
    onSettled: () => void refreshAfterPayment(queryClient),
  });
}
