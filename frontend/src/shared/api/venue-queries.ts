import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { venueKeys } from './keys';
import { unwrap } from './unwrap';

/** The venues of the home page: the player's favourites and those visited last lead. */
export const homeVenuesQuery = () =>
  queryOptions({
    queryKey: venueKeys.home,
    queryFn: ({ signal }) => unwrap(client.GET('/api/venues/home', { signal })),
  });

/** The first venues, or the first that have all words of `search` in their name or place. */
export const venuePageQuery = (search = '', limit = 12) =>
  queryOptions({
    queryKey: venueKeys.page(search, limit),
    queryFn: ({ signal }) => fetchPage({ search: search || undefined, limit }, signal),
  });

const pageSize = 24;
/** The most that the server puts on one page, in whole pages. */
const longestPage = 96;

/**
 * All venues that have the words of `search`, page by page. The first page has the `shown` venues
 * of the address, so that a reload needs one call.
 */
export const venuePagesQuery = (search: string, shown: number) =>
  infiniteQueryOptions({
    queryKey: venueKeys.pages(search),
    queryFn: ({ pageParam, signal }) => fetchPage({ search: search || undefined, ...pageParam }, signal),
    initialPageParam: firstPage(Math.min(shown, longestPage)),
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor, limit: pageSize } : undefined),
    placeholderData: keepPreviousData,
  });

const firstPage = (limit: number): { cursor?: string; limit: number } => ({ limit });

const fetchPage = (query: { search?: string; cursor?: string; limit: number }, signal: AbortSignal) =>
  unwrap(client.GET('/api/venues/page', { params: { query }, signal }));

export const venueQuery = (venueId: string) =>
  queryOptions({
    queryKey: venueKeys.detail(venueId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/venues/{venueId}', { params: { path: { venueId } }, signal })),
  });

export const venueCourtsQuery = (venueId: string) =>
  queryOptions({
    queryKey: venueKeys.courts(venueId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/venues/{venueId}/courts', { params: { path: { venueId } }, signal })),
  });

/** The hours of all courts of a venue on one day. Every visit fetches them again. */
export const venueDayQuery = (venueId: string, date: string) =>
  queryOptions({
    queryKey: venueKeys.day(venueId, date),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/venues/{venueId}/day', { params: { path: { venueId }, query: { date } }, signal }),
      ),
    staleTime: 0,
  });
