import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { bookingKeys } from './keys';
import { unwrap } from './unwrap';

/** One booking of the current player. Every screen that uses it fetches it again. */
export const bookingQuery = (bookingId: string) =>
  queryOptions({
    queryKey: bookingKeys.detail(bookingId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/bookings/{bookingId}', { params: { path: { bookingId } }, signal })),
    staleTime: 0,
  });
