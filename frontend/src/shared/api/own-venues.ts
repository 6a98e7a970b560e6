import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from './api-error';
import { venueKeys } from './keys';
import { type Capability, useVenuesOf } from './own-rights';
import type { components } from './schema';
import { venueQuery } from './venue-queries';

type Venue = components['schemas']['VenueBody'];

interface OwnVenues {
  /** True if the admin has the capability everywhere; undefined until that is known. */
  isEverywhere: boolean | undefined;
  /** Empty if `isEverywhere`; undefined while they load. */
  venues: Venue[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
}

/** A venue may be closed for good while roles at it remain. */
function nullIfClosed(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** Fetches the venues at which the admin has a capability, unless it is every venue. */
export function useOwnVenues(capability: Capability): OwnVenues {
  const queryClient = useQueryClient();
  const of = useVenuesOf(capability);
  const ids = Array.isArray(of) ? of : [];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...venueKeys.all, 'own', ids],
    queryFn: async () => {
      const found = await Promise.all(
        ids.map((id) => queryClient.fetchQuery(venueQuery(id)).catch(nullIfClosed)),
      );
      return found.filter((venue) => venue !== null);
    },
    enabled: ids.length > 0,
  });
  return {
    isEverywhere: of && of === 'all',
    venues: ids.length === 0 ? of && [] : data,
    error: data ? null : error,
    isFetching,
    refetch: () => void refetch(),
  };
}
