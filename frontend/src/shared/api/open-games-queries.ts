import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { venueKeys } from './keys';
import type { components, paths } from './schema';
import { unwrap } from './unwrap';

/** Games at all venues that look for players. Here, because only late parts need it. */
export const openGameKeys = {
  all: ['open-games'],
  found: (wish: object) => ['open-games', wish],
} as const;

/** A game that looks for players. */
export type OpenGame = components['schemas']['OpenGameBody'];

/** Where and when a player would join a game of others. */
export type OpenGameWish = Omit<
  NonNullable<paths['/api/open-games']['get']['parameters']['query']>,
  'cursor'
>;

/** The games of a venue that look for players. Every visit fetches them again. */
export const venueOpenGamesQuery = (venueId: string) =>
  queryOptions({
    queryKey: venueKeys.openGames(venueId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/venues/{venueId}/open-games', { params: { path: { venueId } }, signal })),
    staleTime: 0,
    meta: { inBrowserOnly: true },
  });

/** The games of a day that look for players, page by page. */
export const openGamesQuery = (wish: OpenGameWish) =>
  infiniteQueryOptions({
    queryKey: openGameKeys.found(wish),
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        client.GET('/api/open-games', {
          params: { query: { ...wish, cursor: pageParam || undefined } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
