import { roleChanges } from './role-changes.js';

const PRESENT = [
  { venueId: 'centro', role: 'owner' },
  { venueId: 'norte', role: 'reception' },
  { venueId: 'ajeno', role: 'manager' },
] as const;
const manages = (venueId: string) => venueId !== 'ajeno';

test('the changes of roles are those that are added, changed and left out', () => {
  const wanted = [
    { venueId: 'norte', role: 'manager' },
    { venueId: 'sur', role: 'reception' },
  ] as const;
  expect(roleChanges(PRESENT, wanted, manages)).toEqual([
    { venueId: 'centro', before: 'owner', after: null },
    { venueId: 'norte', before: 'reception', after: 'manager' },
    { venueId: 'sur', before: null, after: 'reception' },
  ]);
});

test('a role at a venue that the caller does not manage stays, and equal roles are no change', () => {
  expect(roleChanges(PRESENT, PRESENT.slice(0, 2), manages)).toEqual([]);
});
