import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { deskKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

const askAgainAfter = 2000;

/** One booking with its payments; asked again while a refund is on its way. */
export const deskBookingQuery = (bookingId: string) =>
  queryOptions({
    queryKey: deskKeys.booking(bookingId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/bookings/{bookingId}', { params: { path: { bookingId } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refundStatus === 'pending' ? askAgainAfter : false),
  });
