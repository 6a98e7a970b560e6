import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { paymentKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

export type ExcessPayment = components['schemas']['ExcessPaymentBody'];

const firstPause = 5000;
const longestPause = 60_000;

/**
 * This browser's payments that reached a booking after it had stopped accepting them. Asks again
 * while money is on its way back, with growing pauses.
 */
export const excessQuery = () =>
  queryOptions({
    queryKey: paymentKeys.excess,
    queryFn: ({ signal }) => unwrap(client.GET('/api/payments/excess', { signal })),
    staleTime: 0,
    networkMode: 'online',
    refetchInterval: ({ state }) =>
      state.data?.some(isOnItsWay) ? Math.min(firstPause * 2 ** state.dataUpdateCount, longestPause) : false,
  });

function isOnItsWay({ refundStatus }: ExcessPayment): boolean {
  return refundStatus === 'requested' || refundStatus === 'sent';
}
