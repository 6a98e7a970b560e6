import { useQueries } from '@tanstack/react-query';
import { venueQuery } from '../../shared/api/venue-queries';

/** Returns the names of venues in the same order; undefined for one that is not known yet. */
export function useVenueNames(venueIds: readonly string[]): (string | undefined)[] {
  return useQueries({
    queries: venueIds.map((id) => ({ ...venueQuery(id), staleTime: Infinity })),
    combine: (found) => found.map(({ data }) => data?.name),
  });
}
