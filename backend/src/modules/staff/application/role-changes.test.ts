import { idFrom, type VenueId } from '../../../kernel/domain/ids.js';
import { roleChanges } from './role-changes.js';

const CENTRO = idFrom<VenueId>('centro');
const NORTE = idFrom<VenueId>('norte');
const SUR = idFrom<VenueId>('sur');
const AJENO = idFrom<VenueId>('ajeno');

const PRESENT = [
  { venueId: CENTRO, role: 'owner' },
  { venueId: NORTE, role: 'reception' },
  { venueId: AJENO, role: 'manager' },
] as const;
const manages = (venueId: VenueId) => venueId !== AJENO;

test('the changes of roles are those that are added, changed and left out', () => {
  const wanted = [
    { venueId: NORTE, role: 'manager' },
    { venueId: SUR, role: 'reception' },
  ] as const;
  expect(roleChanges(PRESENT, wanted, manages)).toEqual([
    { venueId: CENTRO, before: 'owner', after: null },
    { venueId: NORTE, before: 'reception', after: 'manager' },
    { venueId: SUR, before: null, after: 'reception' },
  ]);
});

test('a role at a venue that the caller does not manage stays, and equal roles are no change', () => {
  expect(roleChanges(PRESENT, PRESENT.slice(0, 2), manages)).toEqual([]);
});
