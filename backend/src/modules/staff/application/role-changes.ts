import type { Role, VenueRole } from '../../identity/index.js';

/** A role at a venue before and after a change; null is none. */
export interface RoleChange {
  readonly venueId: string;
  readonly before: Role | null;
  readonly after: Role | null;
}

/**
 * Returns what differs between the roles of a person and the wanted ones. Roles at venues that the
 * caller does not manage stay.
 */
export function roleChanges(
  present: readonly VenueRole[],
  wanted: readonly VenueRole[],
  manages: (venueId: string) => boolean,
): RoleChange[] {
  const before = new Map(present.map(({ venueId, role }) => [venueId, role]));
  const after = new Map(wanted.map(({ venueId, role }) => [venueId, role]));
  const venueIds = new Set([...before.keys()].filter(manages).concat([...after.keys()]));
  return [...venueIds]
    .map((venueId) => ({
      venueId,
      before: before.get(venueId) ?? null,
      after: after.get(venueId) ?? null,
    }))
    .filter((change) => change.before !== change.after);
}
