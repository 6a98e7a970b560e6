import type { VenueId } from '../../../kernel/domain/ids.js';
import type { Role, VenueRole } from '../../roles/index.js';

/** A role at a venue before and after a change; null is none. */
export interface RoleChange {
  readonly venueId: VenueId;
  readonly before: Role | null;
  readonly after: Role | null;
}

/** The roles that an admin wants for a person at the venues that the admin manages. */
export interface WantedRoles {
  /** All of them. */
  readonly roles?: readonly VenueRole[] | undefined;
  /** The role at each of these venues, null for none; every other role stays (docs/adr/0077). */
  readonly changedRoles?: readonly WantedRole[] | undefined;
}

/** The role that a person shall have at a venue; null is none. */
export interface WantedRole {
  readonly venueId: VenueId;
  readonly role: Role | null;
}

/** Returns all roles that are wanted for a person who has these; undefined if they stay. */
export function wantedRoles(
  present: readonly VenueRole[],
  { roles, changedRoles }: WantedRoles,
): readonly VenueRole[] | undefined {
  if (!changedRoles) return roles;
  const wanted = new Map<VenueId, Role | null>(
    (roles ?? present).map(({ venueId, role }) => [venueId, role]),
  );
  for (const { venueId, role } of changedRoles) wanted.set(venueId, role);
  return [...wanted].flatMap(([venueId, role]) => (role === null ? [] : [{ venueId, role }]));
}

/**
 * Returns what differs between the roles of a person and the wanted ones. Roles at venues that the
 * caller does not manage stay.
 */
export function roleChanges(
  present: readonly VenueRole[],
  wanted: readonly VenueRole[],
  manages: (venueId: VenueId) => boolean,
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
