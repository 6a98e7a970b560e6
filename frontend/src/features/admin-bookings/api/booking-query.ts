import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { deskKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

const refundPollMilliseconds = 2000;

/** One booking with its payments. It is polled while a refund is pending. */
export const deskBookingQuery = (bookingId: string) =>
  queryOptions({
    queryKey: deskKeys.booking(bookingId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/bookings/{bookingId}', { params: { path: { bookingId } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refundStatus === 'pending' ? refundPollMilliseconds : false),
  });
