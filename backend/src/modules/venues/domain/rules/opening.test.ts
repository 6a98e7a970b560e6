import { isEverOffered, isOffered, openingOf, openMinutesOf, startsOf, weekdayOf } from './opening.js';
import { defaultRules, type VenueRules } from './venue-rules.js';

const DEFAULTS = defaultRules({ windowDays: 60, graceSeconds: 7200 });
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

const SIESTA: VenueRules = {
  ...DEFAULTS,
  openingHours: {
    ...DEFAULTS.openingHours,
    mon: [],
    tue: [
      { from: 510, to: 780 },
      { from: 960, to: 1080 },
    ],
  },
  lengths: [90, 60],
  startsEvery: 30,
  exceptions: [{ date: '2026-12-25', open: [{ from: 600, to: 720 }], reason: 'Navidad' }],
};

test('a venue with default rules has the sixteen hours of the specification', () => {
  const starts = startsOf(DEFAULTS, MONDAY);
  expect(starts.map(({ minute }) => minute / 60)).toEqual(Array.from({ length: 16 }, (_, i) => i + 6));
  expect(starts.every(({ lengths }) => lengths.join() === '60')).toBe(true);
});

test('the day of the week follows the date and no time zone', () => {
  expect([weekdayOf(MONDAY), weekdayOf('2026-11-29'), weekdayOf('2024-02-29')]).toEqual([
    'mon',
    'sun',
    'thu',
  ]);
});

test('a closed day has no start and no open minute', () => {
  expect(startsOf(SIESTA, MONDAY)).toEqual([]);
  expect(openMinutesOf(SIESTA, MONDAY)).toBe(0);
});

test('starts count from each opening and no length ends after the closing', () => {
  const evening = startsOf(SIESTA, TUESDAY).filter(({ minute }) => minute >= 960);
  expect(evening).toEqual([
    { minute: 960, lengths: [90, 60] },
    { minute: 990, lengths: [90, 60] },
    { minute: 1020, lengths: [60] },
  ]);
  expect(isOffered(SIESTA, TUESDAY, 510, 90)).toBe(true);
  expect(isOffered(SIESTA, TUESDAY, 720, 90)).toBe(false);
  expect(isOffered(SIESTA, TUESDAY, 780, 60)).toBe(false);
});

test.each([
  ['before the opening', 480, 60, false],
  ['at the opening', 510, 60, true],
  ['off the grid of its starts', 525, 60, false],
  ['that ends with the closing', 720, 60, true],
  ['that ends after the closing', 750, 60, false],
  ['of a length that is not offered', 510, 120, false],
])('a play %s is judged by the hours of its day', (_what, minute, length, offered) => {
  expect(isOffered(SIESTA, TUESDAY, minute, length)).toBe(offered);
});

test('starts of every hour count from the opening, also from half past', () => {
  const hourly: VenueRules = { ...SIESTA, startsEvery: 60 };
  expect([510, 540, 570].map((minute) => isOffered(hourly, TUESDAY, minute, 60))).toEqual([
    true,
    false,
    true,
  ]);
});

test('an exception replaces the hours of the week and gives its reason', () => {
  expect(openingOf(SIESTA, '2026-12-25')).toEqual({ intervals: [{ from: 600, to: 720 }], reason: 'Navidad' });
  expect(openMinutesOf(SIESTA, '2026-12-25')).toBe(120);
});

test('a start is known if some day has it, and unknown if none has', () => {
  expect([510, 600, 960].map((minute) => isEverOffered(SIESTA, minute))).toEqual([true, true, true]);
  expect([0, 345, 1290].map((minute) => isEverOffered(SIESTA, minute))).toEqual([false, false, false]);
});
