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
  /** True to give the hour up only while it is unpaid, because a refund was not announced. */
  onlyIfUnpaid?: boolean;
  /** The refund that was shown, in percent. The server refuses to give another one. */
  expectedPercentage?: number;
}

/** Cancels a booking. The server decides the refund; a second cancellation changes nothing. */
export function useCancelBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, ...what }: Cancellation) => {
      const body = { ...what, userId: 'me', cancellationReason: reason.trim() || null };
      return unwrap(client.POST('/api/cancellations', { body }));
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
