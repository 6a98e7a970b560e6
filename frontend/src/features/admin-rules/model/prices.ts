import type { GameType } from '../../../shared/model/games';
import { decimalOf } from '../../../shared/model/money';
import { typedPrice } from '../../../shared/model/typed-number';
import { WEEKDAYS, type PriceRule, type Weekday } from '../types';
import { dayOfIntervals, intervalsOfDay, noHours, type Week } from './week';

/** The prices per hour of the two games, their conditions and the hours painted with them. */
export interface Price {
  /** As it is typed: "18" or "18,50". With an empty text the price of the court stays. */
  singles: string;
  doubles: string;
  /** Null means every court. */
  courtIds: readonly string[] | null;
  /** `yyyy-MM-dd`, or an empty string for no limit. */
  dateFrom: string;
  dateTo: string;
  week: Week;
}

/**
 * Returns the rules as prices. Rules that follow each other with the same terms are one price, and
 * so are those of singles and doubles for the same hours.
 */
export function pricesOf(rules: readonly PriceRule[]): Price[] {
  return joined(joined(rules.map(priceOf), withBothWeeks), withBothGames);
}

/** Returns the rules of some prices, oldest first. Every price must have a valid amount. */
export function rulesOfPrices(prices: readonly Price[]): PriceRule[] {
  return prices.flatMap(rulesOfPrice);
}

/**
 * Returns one rule for each interval, with all days that have it. Equal prices of the two games are
 * one rule; otherwise those of singles come first.
 */
export function rulesOfPrice({ week, singles, doubles, courtIds, dateFrom, dateTo }: Price): PriceRule[] {
  const daysOf = new Map<string, Weekday[]>();
  for (const [index, weekday] of WEEKDAYS.entries()) {
    for (const interval of intervalsOfDay(week[index] ?? noHours)) {
      const key = interval.join();
      daysOf.set(key, [...(daysOf.get(key) ?? []), weekday]);
    }
  }
  return amountsOf(singles, doubles).flatMap(([gameType, pricePerHour]) =>
    [...daysOf].map(([interval, weekdays]) => {
      const [from = '', to = ''] = interval.split(',');
      return {
        weekdays,
        from,
        to,
        dateFrom: dateFrom || null,
        dateTo: dateTo || null,
        gameType,
        courtIds: courtIds && [...courtIds],
        pricePerHour,
      };
    }),
  );
}

/** The highest price per hour that the server takes, in cents. */
const highestPrice = 999_999;

/** "18", "18.5" and "18,50" → cents. Returns null for what is no price. */
export function centsOfTyped(amount: string): number | null {
  const cents = typedPrice(amount);
  return cents !== null && cents <= highestPrice ? cents : null;
}

/** Returns true if a game has a price and nothing else was typed. */
export function areRightAmounts({ singles, doubles }: Pick<Price, GameType>): boolean {
  const typed = [singles, doubles].filter((amount) => amount.trim() !== '');
  return typed.length > 0 && typed.every((amount) => centsOfTyped(amount) !== null);
}

type Amount = readonly [gameType: GameType | null, pricePerHour: string];

function amountsOf(singles: string, doubles: string): Amount[] {
  const [one, other] = [plain(singles), plain(doubles)];
  if (one === other) return [[null, one]];
  const both: Amount[] = [
    ['singles', one],
    ['doubles', other],
  ];
  return both.filter(([, amount]) => amount !== '');
}

function plain(amount: string): string {
  const cents = centsOfTyped(amount);
  return cents === null ? amount.trim() : decimalOf(cents);
}

function priceOf({ weekdays, from, to, pricePerHour, gameType, courtIds, ...dates }: PriceRule): Price {
  const day = dayOfIntervals([[from, to]]);
  return {
    singles: gameType === 'doubles' ? '' : pricePerHour,
    doubles: gameType === 'singles' ? '' : pricePerHour,
    courtIds: courtIds ?? null,
    dateFrom: dates.dateFrom ?? '',
    dateTo: dates.dateTo ?? '',
    week: WEEKDAYS.map((weekday) => (weekdays.includes(weekday) ? day : noHours)),
  };
}

type Join = (one: Price, other: Price) => Price | null;

/** Joins neighbours for which `join` returns one price. */
function joined(prices: readonly Price[], join: Join): Price[] {
  const result: Price[] = [];
  for (const price of prices) {
    const before = result.at(-1);
    const both = before ? join(before, price) : null;
    if (both) result[result.length - 1] = both;
    else result.push(price);
  }
  return result;
}

/** Joins the hours of two prices with the same terms. */
function withBothWeeks(one: Price, other: Price): Price | null {
  const week = one.week.map((day, index) =>
    day.map((on, half) => on || (other.week[index]?.[half] ?? false)),
  );
  return isSame({ ...one, week }, { ...other, week }) ? { ...one, week } : null;
}

/** Joins a price of singles and the one of doubles that follows it for the same hours. */
function withBothGames(one: Price, other: Price): Price | null {
  if (one.doubles !== '' || other.singles !== '') return null;
  const price = { ...one, doubles: other.doubles };
  return isSame(price, { ...other, singles: one.singles }) ? price : null;
}

function isSame(one: Price, other: Price): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
