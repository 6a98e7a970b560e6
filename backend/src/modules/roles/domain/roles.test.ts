import { type VenueId, idFrom } from '../../../kernel/domain/ids.js';
import { accessTo, CAPABILITIES, isWithin, type Role, ROLES, venueFilterOf, venuesWith } from './roles.js';

const CENTRO = idFrom<VenueId>('centro');
const NORTE = idFrom<VenueId>('norte');

function grantedTo(role: Role): string[] {
  const rights = { ownsAll: false, roles: [{ venueId: CENTRO, role }] };
  return CAPABILITIES.filter((capability) => venuesWith(rights, capability).length > 0);
}

test('an owner has every capability, a manager all but the staff and the payouts', () => {
  expect(grantedTo('owner')).toEqual(CAPABILITIES);
  expect(grantedTo('manager')).toEqual(
    CAPABILITIES.filter((capability) => capability !== 'staff.edit' && capability !== 'payouts.read'),
  );
});

test('reception has the desk and the customers, and nothing else', () => {
  expect(grantedTo('reception')).toEqual(['desk.use', 'customers.read']);
});

test('each role counts at its own venue only', () => {
  const roles = ROLES.map((role) => ({ venueId: idFrom<VenueId>(`venue of the ${role}`), role }));
  const rights = { ownsAll: false, roles };
  expect(venuesWith(rights, 'desk.use')).toEqual(roles.map(({ venueId }) => venueId));
  expect(venuesWith(rights, 'rules.edit')).toEqual(['venue of the owner', 'venue of the manager']);
  expect(venuesWith(rights, 'staff.edit')).toEqual(['venue of the owner']);
});

test('an owner of everything has each capability at all venues, without any role', () => {
  const scopes = CAPABILITIES.map((capability) => venuesWith({ ownsAll: true, roles: [] }, capability));
  expect(new Set(scopes)).toEqual(new Set(['all']));
});

test('an admin without a role has no capability anywhere', () => {
  const none = { ownsAll: false, roles: [] };
  expect(CAPABILITIES.filter((capability) => venuesWith(none, capability).length > 0)).toEqual([]);
});

test('a venue without a role is foreign, and a role that lacks the capability forbids it', () => {
  const rights = { ownsAll: false, roles: [{ venueId: CENTRO, role: 'reception' as const }] };
  expect(accessTo(rights, 'desk.use', CENTRO)).toBe('granted');
  expect(accessTo(rights, 'courts.edit', CENTRO)).toBe('forbidden');
  expect(accessTo(rights, 'desk.use', NORTE)).toBe('foreign');
  expect(accessTo({ ownsAll: true, roles: [] }, 'courts.edit', NORTE)).toBe('granted');
});

test.each([
  ['all venues', 'all', null, true, true],
  ['one venue', [CENTRO], [CENTRO], true, false],
  ['no venue', [], [], false, false],
] as const)('a scope of %s limits lists and calls to it', (_what, scope, filter, hasCentro, hasNorte) => {
  expect(venueFilterOf(scope)).toEqual(filter);
  expect([isWithin(scope, CENTRO), isWithin(scope, NORTE)]).toEqual([hasCentro, hasNorte]);
});
