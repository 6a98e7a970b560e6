import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { bookingKeys } from './keys';
import { unwrap } from './unwrap';

/**
 * The bookings of this browser's player; an empty list if the browser has no session yet. Every
 * screen that shows them fetches them again, because deadlines, other payers and the bank change
 * them.
 */
export const ownBookingsQuery = () =>
  queryOptions({
    queryKey: bookingKeys.ofUser('me'),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/bookings/user/{userId}', { params: { path: { userId: 'me' } }, signal })),
    staleTime: 0,
  });
