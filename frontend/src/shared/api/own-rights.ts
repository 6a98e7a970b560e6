import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountKeys } from './admin-keys';
import { client } from './client';
import type { components } from './schema';
import { unwrap } from './unwrap';

export type OwnRights = components['schemas']['OwnRightsBody'];
export type Capability = keyof NonNullable<OwnRights['rights']>;

/** Who is signed in to the admin area, and what they may do at which venues. */
export const ownRightsQuery = () =>
  queryOptions({
    queryKey: accountKeys.rights,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/me', { signal })),
    staleTime: 60_000,
    // Who signs in next must not see the rights of who was here before.
    gcTime: 0,
    retry: 2,
  });

/** Returns the rights of the admin; undefined until known. The server checks every call. */
export function useOwnRights(): OwnRights | undefined {
  return useQuery(ownRightsQuery()).data;
}

/** Returns the venues of a capability: their ids, or `all`; undefined until they are known. */
export function useVenuesOf(capability: Capability): 'all' | string[] | undefined {
  const own = useOwnRights();
  return own && (own.rights?.[capability] ?? []);
}

/** Returns true if these rights contain a capability at any venue, or at the given one. */
export function may({ rights }: OwnRights, capability: Capability, venueId?: string): boolean {
  const venues = rights?.[capability] ?? [];
  if (venues === 'all') return true;
  return venueId === undefined ? venues.length > 0 : venues.includes(venueId);
}
