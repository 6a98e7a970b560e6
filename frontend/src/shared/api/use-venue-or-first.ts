import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readStored, storageKeys, writeStored } from '../config/storage';
import { isNotFound } from './api-error';
import type { components } from './schema';
import { type Capability, useVenuesOf } from './own-rights';
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
 * Fetches the venue that the address names, or the one that the admin has looked at last: who goes
 * from the desk to the till means the same venue. If it is deleted, or the admin does not have the
 * capability there, the first venue where they have it takes its place.
 */
export function useVenueOrFirst(venueId: string, capability: Capability): VenueOrFirst {
  const venues = useVenuesOf(capability);
  const own = Array.isArray(venues) ? venues : null;
  const [lastSeen] = useState(() => readStored(storageKeys.adminVenue) ?? '');
  const meant = venueId === '' ? lastSeen : venueId;
  const wanted = own && !own.includes(meant) ? (own[0] ?? '') : meant;
  const named = useQuery({ ...venueQuery(wanted), enabled: venues !== undefined && wanted !== '' });
  const isMissing = wanted === '' || (named.error !== null && isNotFound(named.error));
  const first = useQuery({ ...venuePageQuery('', 1), enabled: venues === 'all' && isMissing });
  const query = isMissing ? first : named;
  const firstVenue = own ? null : first.data && (first.data.items[0] ?? null);
  const venue = isMissing ? firstVenue : named.data;
  useEffect(() => {
    if (venue) writeStored(storageKeys.adminVenue, venue.id);
  }, [venue]);
  return {
    venue,
    error: query.data ? null : query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
