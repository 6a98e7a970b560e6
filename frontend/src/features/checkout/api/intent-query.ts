import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { paymentKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/**
 * The intent that pays what is missing of a booking (`full`), or holds it on the organiser's card (`guarantee`). A
 * POST, but the same booking always gets the same intent, so it is asked for like data: remounting never opens a
 * second one, and leaving the screen forgets it.
 */
export const intentQuery = (bookingId: string, purpose: 'full' | 'guarantee' = 'full') =>
  queryOptions({
    queryKey: purpose === 'full' ? paymentKeys.intent(bookingId) : paymentKeys.guarantee(bookingId),
    queryFn: () => unwrap(client.POST('/api/create-payment-intent', { body: { bookingId, purpose } })),
    staleTime: Infinity,
    gcTime: 0,
  });
