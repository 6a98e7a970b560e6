import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { bookingKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { intentQuery } from './intent-query';

/**
 * Puts a code on a booking, or takes it off (`null`), and answers the offer to pay what is then missing. The code is
 * checked by itself first, because a wrong one must not end the payment that is open.
 */
export function useChangeDiscount(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (discountCode: string | null) => {
      if (discountCode !== null)
        await unwrap(client.POST('/api/discount-codes/validate', { body: { code: discountCode } }));
      const body = { bookingId, purpose: 'full' as const, discountCode };
      return unwrap(client.POST('/api/create-payment-intent', { body }));
    },
    onSuccess: async (offer) => {
      await queryClient.invalidateQueries({ queryKey: bookingKeys.detail(bookingId) });
      queryClient.setQueryData(intentQuery(bookingId).queryKey, offer);
    },
  });
}
