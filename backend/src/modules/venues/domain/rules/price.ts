import { type Cents, toCents } from '../../../../kernel/domain/money.js';
import { forEachGame, type GameType } from '../../../../kernel/domain/games.js';
import type { CourtId } from '../../../../kernel/domain/ids.js';
import type { PriceTable, Tariff } from '../../../../kernel/domain/tariff.js';
import { weekdayOf } from './opening.js';
import { type CategorisedPrice, priceWith } from './category.js';
import { HALF_HOUR, type MinuteOfDay } from './time-of-day.js';
import { isWholeDay, type PriceRule, type VenueRules, WEEKDAYS } from './venue-rules.js';

/** A court with its four prices per hour. */
export interface PricedCourt {
  readonly id: CourtId;
  readonly prices: PriceTable;
}

/** A play whose price is asked. `length` is in minutes. */
interface PricedPlay {
  readonly minute: MinuteOfDay;
  readonly length: number;
  readonly gameType: GameType;
}

type PricingRules = Pick<VenueRules, 'nightFrom' | 'priceRules' | 'heldCategories'>;

/** Returns the price of a play on a court and a date that are given. */
export type Pricing = (play: PricedPlay) => Cents;

/** Returns the tariff of a time of day at a venue. */
export function tariffAt(rules: Pick<VenueRules, 'nightFrom'>, minute: MinuteOfDay): Tariff {
  return minute >= rules.nightFrom ? 'night' : 'day';
}

/**
 * Returns a function with the prices of plays on a court on a date: the sum of the half hours, each
 * at half of its price per hour, rounded half up once at the end (club.md §2). It reads the rules
 * once for each half hour, because a day has many plays and a venue can have many rules. If the
 * rules are those for a player with a category, so are the prices.
 */
export function pricingOf(rules: PricingRules, court: PricedCourt, date: string): Pricing {
  const publicPriceOf = publicPricingOf(rules, court, date);
  const { heldCategories: held = [] } = rules;
  if (held.length === 0) return publicPriceOf;
  return (play) => priceWith(held, publicPriceOf(play), play).cents;
}

/** Returns the price of one play on a court and a date, and the category that has made it. */
export function priceOfPlay(
  rules: PricingRules,
  court: PricedCourt,
  { date, ...play }: PricedPlay & { readonly date: string },
): CategorisedPrice {
  return priceWith(rules.heldCategories ?? [], publicPricingOf(rules, court, date)(play), play);
}

/** Returns the price of plays for a player without a category. */
function publicPricingOf(rules: PricingRules, court: PricedCourt, date: string): Pricing {
  const pricePerHour = hourPricesOf(rules, court, date);
  const known = forEachGame((): Cents[] => []);
  return ({ minute, length, gameType }) => {
    const prices = known[gameType];
    let twice = 0;
    for (let at = minute; at < minute + length; at += HALF_HOUR)
      twice += prices[at / HALF_HOUR] ??= pricePerHour(at, gameType);
    return toCents(Math.floor((twice + 1) / 2));
  };
}

/** Returns a function with the price per hour of each half hour of a court's day. */
export function hourPricesOf(
  rules: PricingRules,
  court: PricedCourt,
  date: string,
): (minute: MinuteOfDay, gameType: GameType) => Cents {
  const weakestFirst = rules.priceRules
    .filter((rule) => appliesOn(date, rule, court))
    .sort((one, other) => conditionsOf(one) - conditionsOf(other));
  if (weakestFirst.length === 0) return (minute, gameType) => court.prices[tariffAt(rules, minute)][gameType];
  return (minute, gameType) => {
    const winner = weakestFirst.findLast((rule) => appliesAt(minute, rule, gameType));
    return winner?.pricePerHour ?? court.prices[tariffAt(rules, minute)][gameType];
  };
}

/**
 * Counts what a price rule asks for: courts, dates, game type, days of the week and times. The rule
 * with the most conditions wins; of several, the newest.
 */
function conditionsOf(rule: PriceRule): number {
  return [
    rule.courtIds !== null,
    rule.dateFrom !== null || rule.dateTo !== null,
    rule.gameType !== null,
    rule.weekdays.length < WEEKDAYS.length,
    !isWholeDay(rule),
  ].filter(Boolean).length;
}

function appliesOn(date: string, rule: PriceRule, court: PricedCourt): boolean {
  return (
    (rule.courtIds === null || rule.courtIds.includes(court.id)) &&
    (rule.dateFrom === null || date >= rule.dateFrom) &&
    (rule.dateTo === null || date <= rule.dateTo) &&
    rule.weekdays.includes(weekdayOf(date))
  );
}

function appliesAt(minute: MinuteOfDay, rule: PriceRule, gameType: GameType): boolean {
  return minute >= rule.from && minute < rule.to && (rule.gameType === null || rule.gameType === gameType);
}
