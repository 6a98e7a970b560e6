import { toCents } from '../../../kernel/domain/money.js';
import { SLOT_HOURS } from './slot.js';
import { playersOf, priceOf, tariffOf } from './tariff.js';

const PRICES = {
  day: { singles: toCents(1450), doubles: toCents(2900) },
  night: { singles: toCents(1650), doubles: toCents(3300) },
};

test('the day tariff applies from 06:00 to 17:00, the night tariff from 18:00 to 21:00', () => {
  const night = SLOT_HOURS.filter((hour) => tariffOf(hour) === 'night');
  const day = SLOT_HOURS.filter((hour) => tariffOf(hour) === 'day');
  expect(day).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(night).toEqual([18, 19, 20, 21]);
});

test.each([
  [17, 'singles', 1450],
  [17, 'doubles', 2900],
  [18, 'singles', 1650],
  [18, 'doubles', 3300],
] as const)('the hour at %d:00 for %s costs %d cents', (hour, gameType, cents) =>
  expect(priceOf(PRICES, hour, gameType)).toBe(cents),
);

test('singles have two players, doubles four', () => {
  expect([playersOf('singles'), playersOf('doubles')]).toEqual([2, 4]);
});
