import { useQuery } from '@tanstack/react-query';
import { isNotFound } from './api-error';
import type { components } from './schema';
import { venuePageQuery, venueQuery } from './venue-queries';

type Venue = components['schemas']['VenueBody'];

interface VenueOrFirst {
  /** Undefined while it loads, null if there is no venue at all. */
  venue: Venue | null | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * Fetches the venue that the address names. If it names none, or a deleted one, the first venue
 * takes its place.
 */
export function useVenueOrFirst(venueId: string): VenueOrFirst {
  const named = useQuery({ ...venueQuery(venueId), enabled: venueId !== '' });
  const isMissing = venueId === '' || (named.error !== null && isNotFound(named.error));
  const first = useQuery({ ...venuePageQuery('', 1), enabled: isMissing });
  const query = isMissing ? first : named;
  const firstVenue = first.data && (first.data.items[0] ?? null);
  return {
    venue: isMissing ? firstVenue : named.data,
    error: query.data ? null : query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
