import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readStored, storageKeys, writeStored } from '../config/storage';
import { isNotFound } from './api-error';
import { venueKeys } from './keys';
import { type Capability, useOwnRights, useVenuesOf } from './own-rights';
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

/**
 * Returns the id of the venue if the admin has the capability at one only, null if there are more
 * or none, and undefined until that is known.
 */
export function useOnlyVenue(capability: Capability): string | null | undefined {
  const own = useOwnRights();
  const of = own?.rights?.[capability] ?? [];
  if (own === undefined || of === 'all') return own?.onlyVenueId;
  return of.length === 1 ? of[0] : null;
}

/**
 * Returns true if the admin has the capability at one venue only, so that no screen asks which one.
 * Until that is known, it returns what was true at the last visit.
 */
export function useHasOneVenue(capability: Capability): boolean | undefined {
  const only = useOnlyVenue(capability);
  const [remembered] = useState(() => readStored(storageKeys.adminHasOneVenue));
  useEffect(() => {
    if (only !== undefined) writeStored(storageKeys.adminHasOneVenue, only === null ? 'no' : 'yes');
  }, [only]);
  if (only !== undefined) return only !== null;
  return remembered === null ? undefined : remembered === 'yes';
}
