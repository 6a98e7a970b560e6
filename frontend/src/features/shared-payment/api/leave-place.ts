import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { shareKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { refreshAfterPayment } from '../../payments/confirmation/record-payment';
import type { Share } from '../types';

/** Gives up the places of one payment. Runs until the link has been fetched again. */
export function useLeavePlace({ bookingId, shareToken }: Share) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paymentId: string) =>
      unwrap(
        client.POST('/api/booking-parts/{bookingId}/leave', {
          params: { path: { bookingId } },
          body: { paymentId },
        }),
      ),
    onSettled: async () => {
      void refreshAfterPayment(queryClient);
      await queryClient.invalidateQueries({ queryKey: shareKeys.link(shareToken) });
    },
  });
}
