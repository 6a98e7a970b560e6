import { type CourtId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import { defaultRules } from '../../venues/domain/rules/index.js';
import { offerOf, playOf } from './play-offer.js';

const DEFAULTS = defaultRules({ windowDays: 60, graceSeconds: 3600 });
const COURT = {
  id: idFrom<CourtId>('court-1'),
  prices: {
    day: { singles: toCents(1450), doubles: toCents(2900) },
    night: { singles: toCents(1650), doubles: toCents(3300) },
  },
};
const at = (minute: number, length = 60) => ({ date: '2026-11-21', minute, length });

test.each([
  [17, 'singles', 'day', 1450],
  [17, 'doubles', 'day', 2900],
  [18, 'singles', 'night', 1650],
  [18, 'doubles', 'night', 3300],
] as const)(
  'the hour at %d:00 for %s has by default the tariff %s and costs %d cents',
  (hour, gameType, tariff, cents) =>
    expect(offerOf(DEFAULTS, COURT, at(hour * 60), gameType)).toEqual({
      availability: 'offered',
      tariff,
      baseCents: cents,
      windowDays: 60,
      leadMinutes: 0,
      refundSteps: DEFAULTS.refundSteps,
      regretMinutes: 0,
      resaleRefund: false,
      splitUntil: 'grace',
      category: null,
    }),
);

test('a start is unknown if no day has it, and closed if this day or length does not have it', () => {
  const rules = { ...DEFAULTS, openingHours: { ...DEFAULTS.openingHours, sat: [] } };
  const of = (minute: number, length?: number) =>
    offerOf(rules, COURT, at(minute, length), 'singles').availability;
  expect([of(330), of(630), of(600), of(600, 90)]).toEqual(['unknown', 'unknown', 'closed', 'closed']);
});

test('a length whose price is below what the provider charges at least is not offered', () => {
  const cheap = {
    ...COURT,
    prices: { ...COURT.prices, day: { singles: toCents(98), doubles: toCents(2900) } },
  };
  const rules = { ...DEFAULTS, lengths: [30, 60] };
  expect(offerOf(rules, cheap, at(600, 30), 'doubles').availability).toBe('closed');
  expect(offerOf(rules, cheap, at(600, 60), 'singles').availability).toBe('offered');
});

test('a play without a length has the first length of the venue', () => {
  expect(
    playOf({ date: '2026-11-21', minute: 600 }, undefined, { ...DEFAULTS, lengths: [90, 60] }).length,
  ).toBe(90);
});
