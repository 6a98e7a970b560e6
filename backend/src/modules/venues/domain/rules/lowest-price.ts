import { type Cents, toCents } from '../../../../kernel/domain/money.js';
import { GAME_TYPES } from '../../../../kernel/domain/games.js';
import { openingOf } from './opening.js';
import { hourPricesOf, type PricedCourt } from './price.js';
import { HALF_HOUR } from './time-of-day.js';
import { type OpenInterval, rulesWithoutSettings, type VenueRules, WEEKDAYS } from './venue-rules.js';

const DAY_MS = 86_400_000;

/**
 * Returns the lowest price per hour of some courts while their venue is open, in the week that
 * begins with a date (`yyyy-MM-dd`). `changed` is what the venue has changed of its rules. Null if
 * the venue does not open, or no court is given.
 */
export function lowestPriceOf(
  changed: Partial<VenueRules>,
  courts: readonly PricedCourt[],
  today: string,
): Cents | null {
  const rules = rulesWithoutSettings(changed);
  const prices = weekFrom(today).flatMap((date) => {
    const minutes = openingOf(rules, date).intervals.flatMap(halfHoursIn);
    return courts.flatMap((court) => {
      const priceOf = hourPricesOf(rules, court, date);
      return minutes.flatMap((minute) => GAME_TYPES.map((gameType) => priceOf(minute, gameType)));
    });
  });
  return prices.length === 0
    ? null
    : toCents(prices.reduce<number>((one, other) => Math.min(one, other), Infinity));
}

function weekFrom(date: string): string[] {
  return WEEKDAYS.map((_, days) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10));
}

function halfHoursIn({ from, to }: OpenInterval): number[] {
  return Array.from({ length: (to - from) / HALF_HOUR }, (_, index) => from + index * HALF_HOUR);
}
