import { changedFields } from './changed-fields.js';

test('only the changed fields are returned, before and after', () => {
  const before = { name: 'Centro', timeZone: 'America/Guayaquil', imageUrl: null };
  expect(changedFields(before, { ...before, name: 'Norte' })).toEqual({
    before: { name: 'Centro' },
    after: { name: 'Norte' },
  });
});

test('values with the same JSON count as unchanged', () => {
  const at = '2026-11-21T12:00:00.000Z';
  expect(changedFields({ expiresAt: new Date(at) }, { expiresAt: new Date(at) })).toBeNull();
});
