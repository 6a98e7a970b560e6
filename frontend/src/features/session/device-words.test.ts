import { standAt } from '../../testing/venue-clock';
import { dayWordOf, momentOf } from './device-words';

standAt('2026-11-20T15:00:00-05:00');

test.each([
  ['2026-11-20T05:00:00.000Z', 'hoy', 'hoy, 00:00'],
  ['2026-11-20T04:59:00.000Z', '19/11/2026', '19/11/2026, 23:59'],
])('the use of a device at %s is "%s" in one word, and "%s" with its time', (instant, day, moment) => {
  expect(dayWordOf(instant, 'America/Guayaquil')).toBe(day);
  expect(momentOf(instant, 'America/Guayaquil')).toBe(moment);
});
