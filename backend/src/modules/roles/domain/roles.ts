import type { VenueId } from '../../../kernel/domain/ids.js';

/** The acts that a role may allow at a venue (docs/adr/0056). */
export const CAPABILITIES = [
  'desk.use',
  'customers.read',
  'refund.beyond_terms',
  'sale.beyond_rules',
  'category.give',
  'venue.edit',
  'courts.edit',
  'rules.edit',
  'figures.read',
  'discounts.edit',
  'staff.edit',
  'payouts.read',
  'audit.read',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The roles at a venue: owner ("dueño"), manager ("encargado"), reception ("recepción"). */
export const ROLES = ['owner', 'manager', 'reception'] as const;
export type Role = (typeof ROLES)[number];

const OF_OWNERS: readonly Capability[] = ['staff.edit', 'payouts.read'];

const GRANTED: Readonly<Record<Role, readonly Capability[]>> = {
  owner: CAPABILITIES,
  manager: CAPABILITIES.filter((capability) => !OF_OWNERS.includes(capability)),
  reception: ['desk.use', 'customers.read'],
};

/** The role of an admin at one venue. */
export interface VenueRole {
  readonly venueId: VenueId;
  readonly role: Role;
}

/** The rights of an admin: everything everywhere, or the capabilities of the roles. */
export interface AdminRights {
  readonly ownsAll: boolean;
  /** At most one for each venue. */
  readonly roles: readonly VenueRole[];
}

/** The venues of a list: all there are, or those with these ids. */
export type VenueScope = 'all' | readonly VenueId[];

/** Returns the venues where an admin has a capability. */
export function venuesWith({ ownsAll, roles }: AdminRights, capability: Capability): VenueScope {
  if (ownsAll) return 'all';
  return roles.filter(({ role }) => GRANTED[role].includes(capability)).map(({ venueId }) => venueId);
}

/**
 * Returns what an admin's rights say about a capability at a venue: `granted`, `forbidden` for a
 * role that does not grant it, or `foreign` without a role there.
 */
export function accessTo(
  rights: AdminRights,
  capability: Capability,
  venueId: VenueId,
): 'granted' | 'forbidden' | 'foreign' {
  if (rights.ownsAll) return 'granted';
  const found = rights.roles.find((role) => role.venueId === venueId);
  if (!found) return 'foreign';
  return GRANTED[found.role].includes(capability) ? 'granted' : 'forbidden';
}

/** Returns the venues of a scope as statements take them: `null` means all. */
export function venueFilterOf(scope: VenueScope): readonly VenueId[] | null {
  return scope === 'all' ? null : scope;
}

/** Returns whether a scope contains a venue. */
export function isWithin(scope: VenueScope, venueId: VenueId): boolean {
  return scope === 'all' || scope.includes(venueId);
}
