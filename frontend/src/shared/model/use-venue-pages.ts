import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { venuePagesQuery } from '../api/venue-queries';
import { useUrlState } from './use-url-state';

const step = 24;

/**
 * A list of venues that is searched and grows. The address holds the search and how many venues
 * are shown, so that Back, a reload and a copied link show the same list.
 * @param isFresh true to load the list again whenever its screen opens
 */
export function useVenuePages({ isFresh = false } = {}) {
  const [{ search, wanted }, change] = useUrlState({ search: 'buscar', wanted: 'ver' });
  const shown = shownOf(wanted);
  const query = useInfiniteQuery({
    ...venuePagesQuery(search, shown),
    staleTime: isFresh ? 0 : Infinity,
  });
  const pages = query.data?.pages ?? [];
  const venues = pages.flatMap(({ items }) => items);

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const fetches = venues.length < shown && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (fetches) void fetchNextPage();
  }, [fetches, fetchNextPage]);

  return {
    query,
    venues,
    /** How many venues the search finds. Undefined while the list loads. */
    total: pages.at(-1)?.total,
    search,
    /** Shows the venues that have all these words in their name or place. */
    searchFor: (typed: string) => change({ search: typed, wanted: null }, { replace: true }),
    showMore: () => change({ wanted: String(shown + step) }, { replace: true, preventScrollReset: true }),
  };
}

export type VenuePages = ReturnType<typeof useVenuePages>;

/** How many venues the address asks for: a multiple of a page, at least one. */
function shownOf(wanted: string): number {
  const pages = /^\d{1,4}$/.test(wanted) ? Math.ceil(Number(wanted) / step) : 1;
  return Math.max(1, pages) * step;
}
