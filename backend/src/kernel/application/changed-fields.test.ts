import { changedFields } from './changed-fields.js';

test('only what changed is kept, as it was and as it is', () => {
  const before = { name: 'Centro', timeZone: 'America/Guayaquil', imageUrl: null };
  expect(changedFields(before, { ...before, name: 'Norte' })).toEqual({
    before: { name: 'Centro' },
    after: { name: 'Norte' },
  });
});

test('values that read the same are the same', () => {
  const at = '2026-11-21T12:00:00.000Z';
  expect(changedFields({ expiresAt: new Date(at) }, { expiresAt: new Date(at) })).toBeNull();
});
