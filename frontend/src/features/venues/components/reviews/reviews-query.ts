import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../../shared/api/client';
import { reviewKeys } from '../../../../shared/api/review-keys';
import { unwrap } from '../../../../shared/api/unwrap';

/** The reviews of a venue, newest first, page by page. */
export const reviewsQuery = (venueId: string) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.ofVenue(venueId),
    queryFn: ({ signal, pageParam: cursor }) =>
      unwrap(
        client.GET('/api/venues/{venueId}/reviews', {
          params: { path: { venueId }, query: cursor === null ? {} : { cursor } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 60_000,
    meta: { inBrowserOnly: true },
  });
