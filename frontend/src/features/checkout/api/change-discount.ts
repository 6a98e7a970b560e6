import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import { client } from '../../../shared/api/client';
import { bookingKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { useContact } from '../components/contact/contact-context';
import type { Booking } from '../types';
import { intentQuery } from './intent-query';

/**
 * Applies a discount code to a booking, or removes it (`null`), and returns the offer for the new
 * amount. The code is validated first, because an invalid one must not end the open payment. Then
 * the contact is saved, because a code that covers everything confirms the booking. Returns null if
 * the player has to correct the contact.
 */
export function useChangeDiscount({ id: bookingId, venueId }: Pick<Booking, 'id' | 'venueId'>) {
  const queryClient = useQueryClient();
  const { ready } = useContact();
  return useMutation({
    mutationFn: async (discountCode: string | null) => {
      if (discountCode !== null) {
        await unwrap(client.POST('/api/discount-codes/validate', { body: { code: discountCode, venueId } }));
        if (!(await ready())) return null;
      }
      const body = { bookingId, purpose: 'full' as const, discountCode };
      return unwrap(client.POST('/api/create-payment-intent', { body }));
    },
    onError: (error) => {
      // The code is removed, but no card can pay a price this small.
      if (!(error instanceof ApiError) || error.code !== 'below_minimum_charge') return;
      void queryClient.invalidateQueries({ queryKey: bookingKeys.detail(bookingId) });
      void queryClient.invalidateQueries({ queryKey: intentQuery(bookingId).queryKey });
    },
    onSuccess: async (offer) => {
      if (!offer) return;
      await queryClient.invalidateQueries({ queryKey: bookingKeys.detail(bookingId) });
      queryClient.setQueryData(intentQuery(bookingId).queryKey, offer);
    },
  });
}
