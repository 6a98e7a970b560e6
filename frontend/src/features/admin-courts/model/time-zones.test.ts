import { byRegion } from './time-zones';

test('groups time zones by part of the world, with the names of their cities', () => {
  const zones = ['America/Argentina/Buenos_Aires', 'America/Guayaquil', 'Africa/Lagos', 'UTC'];
  expect(byRegion(zones)).toEqual([
    { label: 'África', zones: [{ name: 'Africa/Lagos', city: 'Lagos' }] },
    {
      label: 'América',
      zones: [
        { name: 'America/Argentina/Buenos_Aires', city: 'Argentina, Buenos Aires' },
        { name: 'America/Guayaquil', city: 'Guayaquil' },
      ],
    },
    { label: 'Universal', zones: [{ name: 'UTC', city: 'UTC' }] },
  ]);
});
