import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../../shared/api/client';
import { bookingKeys, shareKeys } from '../../../../shared/api/keys';
import { unwrap } from '../../../../shared/api/unwrap';

/** The payments of one of the player's bookings. */
export const receiptQuery = (bookingId: string) =>
  queryOptions({
    queryKey: bookingKeys.receipt(bookingId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/bookings/{bookingId}/receipt', { params: { path: { bookingId } }, signal })),
    staleTime: 0,
  });

/** The payments of the player for the match of a payment link. */
export const shareReceiptQuery = (shareToken: string) =>
  queryOptions({
    queryKey: shareKeys.receipt(shareToken),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/shared-payment-links/{shareToken}/receipt', {
          params: { path: { shareToken } },
          signal,
        }),
      ),
    staleTime: 0,
  });
