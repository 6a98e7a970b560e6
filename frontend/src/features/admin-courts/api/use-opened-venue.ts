import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../../../shared/api/venue-queries';
import type { Venue, VenueDetail } from '../types';

export interface OpenedVenue {
  /** The venue as it was last loaded; null for a new one. */
  detail: VenueDetail | null;
  /** True until everything about the venue is known: a list has only a part of it. */
  isLoading: boolean;
  isError: boolean;
}

/** Loads everything about a venue of the list that is opened for a change. */
export function useOpenedVenue(venue: Venue | null): OpenedVenue {
  const query = useQuery({ ...venueQuery(venue?.id ?? ''), enabled: venue !== null, staleTime: 0 });
  const isLoaded = query.isFetchedAfterMount && query.data !== undefined && !query.isError;
  return {
    detail: isLoaded ? query.data : venue,
    isLoading: venue !== null && !query.isFetchedAfterMount,
    isError: query.isFetchedAfterMount && !isLoaded,
  };
}
