import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import { client } from '../../../shared/api/client';
import { bookingKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';
import { intentQuery } from './intent-query';

/** The discount of a code on a booking, and the rest to pay. */
export type DiscountQuote = components['schemas']['DiscountQuoteBody'];

/** Asks the server what a booking would cost with a code. Nothing changes. */
export const quoteDiscount = (bookingId: string, code: string): Promise<DiscountQuote> =>
  unwrap(
    client.POST('/api/bookings/{bookingId}/discount-quote', {
      params: { path: { bookingId } },
      body: { code },
    }),
  );

/**
 * Applies a discount code to a booking, or removes it (`null`), and returns the offer for the new
 * amount. A code that covers everything confirms the booking.
 */
export function useChangeDiscount(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (discountCode: string | null) => {
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
      await queryClient.invalidateQueries({ queryKey: bookingKeys.detail(bookingId) });
      queryClient.setQueryData(intentQuery(bookingId).queryKey, offer);
      void queryClient.invalidateQueries({ queryKey: intentQuery(bookingId, 'guarantee').queryKey });
    },
  });
}
