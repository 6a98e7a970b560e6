import { formatTimeOfDay, parseTimeOfDay } from './time-of-day.js';

test.each([
  ['00:00', 0],
  ['08:30', 510],
  ['19:00', 1140],
  ['23:30', 1410],
  ['24:00', 1440],
])('the time %s is minute %d of the day, and is written the same way', (text, minute) => {
  expect(parseTimeOfDay(text)).toBe(minute);
  expect(formatTimeOfDay(minute)).toBe(text);
});

test.each(['', '8:30', '08:15', '08:305', '108:30', '24:30', '25:00', '08:30 ', '08.30'])(
  'the text %j is no time on the grid',
  (text) => {
    expect(parseTimeOfDay(text)).toBeNull();
  },
);
