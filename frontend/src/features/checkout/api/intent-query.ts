import { queryOptions } from '@tanstack/react-query';
import { asQuery, client } from '../../../shared/api/client';
import { paymentKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/**
 * The payment intent that pays what is missing of a booking (`full`), or holds it on the
 * organiser's card (`guarantee`).
 *
 * It is a POST, but the server returns the same intent for the same booking, so a query can fetch
 * it: remounting opens no second intent, and leaving the screen drops it from the cache.
 */
export const intentQuery = (bookingId: string, purpose: 'full' | 'guarantee' = 'full') =>
  queryOptions({
    queryKey: purpose === 'full' ? paymentKeys.intent(bookingId) : paymentKeys.guarantee(bookingId),
    queryFn: () =>
      unwrap(client.POST('/api/create-payment-intent', { body: { bookingId, purpose }, ...asQuery })),
    staleTime: Infinity,
    gcTime: 0,
  });
