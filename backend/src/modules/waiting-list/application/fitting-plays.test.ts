import { idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import type { DayWithoutHold } from '../../bookings/index.js';
import { defaultRules, type VenueRules } from '../../venues/domain/rules/index.js';
import { fittingPlays } from './fitting-plays.js';

const DATE = '2026-11-21';
const PRICES = { singles: toCents(1450), doubles: toCents(2900) };
const KEPT = { date: DATE, minute: 600, length: 60 };
const RULES: Partial<VenueRules> = { lengths: [60, 120], startsEvery: 30, windowDays: 3 };

/** A court's day in Guayaquil, by default seen from the day before. */
function aDay({
  now = '2026-11-20T15:00:00Z',
  rules = {},
  claims = null,
}: {
  now?: string;
  rules?: Partial<VenueRules>;
  claims?: Record<number, boolean> | null;
} = {}): DayWithoutHold {
  return {
    court: { id: idFrom('court-1'), isInService: true, prices: { day: PRICES, night: PRICES }, claims },
    day: {
      rules: { ...defaultRules({ windowDays: 60, graceSeconds: 3600 }), ...RULES, ...rules },
      date: DATE,
      timeZone: 'America/Guayaquil',
      now: new Date(now),
    },
  };
}

const startsFor = (day: DayWithoutHold, from: number, to: number, durationMinutes = 60): number[] =>
  fittingPlays(KEPT, day)({ from, to, durationMinutes }).map(({ minute }) => minute);

test('a play that needs only kept hours comes before those that need free hours beside them', () => {
  expect(startsFor(aDay(), 540, 660)).toEqual([600, 570, 630]);
});

test('a wish gets only the starts of its range, and only plays that use kept hours', () => {
  expect(startsFor(aDay(), 600, 600)).toEqual([600]);
  expect(startsFor(aDay(), 660, 720)).toEqual([]);
});

test('a longer play fits if the hours beside the kept ones are free', () => {
  expect(startsFor(aDay(), 540, 600, 120)).toEqual([540, 570, 600]);
  expect(startsFor(aDay({ claims: { 22: true } }), 540, 600, 120)).toEqual([540]);
  expect(startsFor(aDay(), 540, 600, 90)).toEqual([]);
});

test('a play that begins in less than 90 minutes is not offered', () => {
  expect(startsFor(aDay({ now: '2026-11-21T13:30:00Z' }), 600, 600)).toEqual([600]);
  expect(startsFor(aDay({ now: '2026-11-21T13:30:01Z' }), 600, 600)).toEqual([]);
});

test('a play whose lead time begins before the offer would end is not offered', () => {
  const rules = { leadMinutes: 120 };
  expect(startsFor(aDay({ rules, now: '2026-11-21T12:45:00Z' }), 600, 600)).toEqual([600]);
  expect(startsFor(aDay({ rules, now: '2026-11-21T12:45:01Z' }), 600, 600)).toEqual([]);
});

test('a day beyond the booking window of the venue is not offered', () => {
  expect(startsFor(aDay({ now: '2026-11-18T15:00:00Z' }), 600, 600)).toEqual([600]);
  expect(startsFor(aDay({ now: '2026-11-17T15:00:00Z' }), 600, 600)).toEqual([]);
});

test('the same function finds plays for wishes of several lengths', () => {
  const playsFor = fittingPlays(KEPT, aDay());
  const wish = { from: 600, to: 600 };
  expect(playsFor({ ...wish, durationMinutes: 60 })).toEqual([KEPT]);
  expect(playsFor({ ...wish, durationMinutes: 120 })).toEqual([{ ...KEPT, length: 120 }]);
  expect(playsFor({ ...wish, durationMinutes: 60 })).toEqual([KEPT]);
});
