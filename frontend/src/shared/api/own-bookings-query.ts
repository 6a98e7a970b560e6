import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { bookingKeys } from './keys';
import { unwrap } from './unwrap';

/**
 * The bookings of this browser's player; none where it has no session yet. Asked again on every screen that shows
 * them, because deadlines, other payers and the bank change them without this browser.
 */
export const ownBookingsQuery = () =>
  queryOptions({
    queryKey: bookingKeys.ofUser('me'),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/bookings/user/{userId}', { params: { path: { userId: 'me' } }, signal })),
    staleTime: 0,
  });
