import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reviewKeys } from '../../../shared/api/review-keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The played and paid bookings of this browser's player, each with its review. */
export const ownReviewsQuery = () =>
  queryOptions({
    queryKey: reviewKeys.own,
    queryFn: ({ signal }) => unwrap(client.GET('/api/reviews', { signal })),
    staleTime: 30_000, // a game may have ended meanwhile
    meta: { inBrowserOnly: true },
  });
