import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { shareKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { outwaitOutages, refreshAfterPayment } from '../../payments/confirmation/record-payment';
import type { Share } from '../types';

/**
 * Reports to the server which intent paid for a place. Runs until the link has been fetched again.
 */
export function useRecordShare(share: Share) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (stripePaymentIntentId: string) =>
      unwrap(client.POST('/api/payments', { body: { ...share, userId: 'me', stripePaymentIntentId } })),
    ...outwaitOutages,
    onSuccess: async () => {
      void refreshAfterPayment(queryClient);
      await queryClient.invalidateQueries({ queryKey: shareKeys.link(share.shareToken) });
    },
  });
}
