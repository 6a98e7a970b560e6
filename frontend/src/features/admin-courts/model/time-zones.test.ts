import { zoneChoices } from './time-zones';

const now = new Date('2026-11-26T12:00:00Z');
const zones = [
  'Africa/Lagos',
  'America/Guayaquil',
  'America/New_York',
  'Asia/Ho_Chi_Minh',
  'Asia/Saigon',
  'Europe/Madrid',
  'Pacific/Galapagos',
  'UTC',
];

test('names time zones in Spanish with their offset, those of the Americas first', () => {
  expect(zoneChoices(zones, '', now)).toEqual([
    { id: 'America/Guayaquil', label: 'Ecuador', hint: 'GMT-5 · America/Guayaquil' },
    { id: 'Pacific/Galapagos', label: 'Galápagos', hint: 'GMT-6 · Pacific/Galapagos' },
    { id: 'America/New_York', label: 'Nueva York', hint: 'GMT-5 · America/New_York' },
    { id: 'Europe/Madrid', label: 'Madrid', hint: 'GMT+1 · Europe/Madrid' },
    { id: 'Africa/Lagos', label: 'Nigeria', hint: 'GMT+1 · Africa/Lagos' },
    { id: 'UTC', label: 'UTC', hint: 'GMT+0 · UTC' },
    { id: 'Asia/Ho_Chi_Minh', label: 'Vietnam', hint: 'GMT+7 · Asia/Ho_Chi_Minh' },
  ]);
});

test('keeps the stored name of a venue, also an old or an unknown one', () => {
  const ids = (chosen: string) => zoneChoices(zones, chosen, now).map(({ id }) => id);
  expect(ids('Asia/Saigon')).toContain('Asia/Saigon');
  expect(ids('Asia/Saigon')).not.toContain('Asia/Ho_Chi_Minh');
  expect(ids('Mars/Olympus')).toContain('Mars/Olympus');
});
