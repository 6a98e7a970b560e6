import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import { client } from '../../../shared/api/client';
import { bookingKeys, paymentKeys, venueKeys } from '../../../shared/api/keys';
import { tellOtherTabs } from '../../../shared/api/tab-news';
import { unwrap } from '../../../shared/api/unwrap';

interface ChargedPayment {
  bookingId: string;
  stripePaymentIntentId: string;
}

const maxRepeats = 20;
const longestWait = 15_000;

/**
 * Retry options for calls after a charge. These calls are idempotent, so an outage is bridged by
 * repeating them.
 */
export const outwaitOutages = {
  retry: (repeats: number, error: Error) => repeats < maxRepeats && isOutage(error),
  retryDelay: (repeats: number) => Math.min(1000 * 2 ** repeats, longestWait),
};

/** Reports to the server which intent paid for a booking, and returns the updated booking. */
export function useRecordPayment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payment: ChargedPayment) =>
      unwrap(client.POST('/api/payments', { body: { ...payment, userId: 'me' } })),
    ...outwaitOutages,
    onSuccess: (booking, { bookingId }) => {
      queryClient.setQueryData(bookingKeys.detail(bookingId), booking);
      return refreshAfterPayment(queryClient);
    },
  });
}

/**
 * Invalidates everything that shows payments, also in the other tabs of this browser. The intent
 * itself stays: fetching it again would open a new one.
 */
export async function refreshAfterPayment(queryClient: QueryClient): Promise<void> {
  tellOtherTabs();
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
    queryClient.invalidateQueries({ queryKey: paymentKeys.stats }),
    queryClient.invalidateQueries({ queryKey: paymentKeys.excess }),
    queryClient.invalidateQueries({ queryKey: paymentKeys.todayRevenue }),
    queryClient.invalidateQueries({
      queryKey: venueKeys.all,
      predicate: ({ queryKey }) => queryKey.includes('bookings'),
    }),
  ]);
}

function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
