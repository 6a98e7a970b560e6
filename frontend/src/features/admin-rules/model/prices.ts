import { decimalOf } from '../../../shared/model/money';
import { typedPrice } from '../../../shared/model/typed-number';
import { WEEKDAYS, type GameType, type PriceRule, type Weekday } from '../types';
import { dayOfIntervals, intervalsOfDay, noHours, type Week } from './week';

/** A price per hour with its conditions and the hours that are painted with it. */
export interface Price {
  /** As it is typed: "18" or "18.50". */
  amount: string;
  /** Null means both. */
  gameType: GameType | null;
  /** Null means every court. */
  courtIds: readonly string[] | null;
  /** `yyyy-MM-dd`, or an empty string for no limit. */
  dateFrom: string;
  dateTo: string;
  week: Week;
}

/** Returns the rules as prices. Rules that follow each other with the same terms are one price. */
export function pricesOf(rules: readonly PriceRule[]): Price[] {
  const prices: Price[] = [];
  for (const rule of rules) {
    const price = priceOf(rule);
    const before = prices.at(-1);
    if (before && isSamePrice(before, price)) prices[prices.length - 1] = both(before, price);
    else prices.push(price);
  }
  return prices;
}

/** Returns the rules of some prices, oldest first. Every price must have a valid amount. */
export function rulesOfPrices(prices: readonly Price[]): PriceRule[] {
  return prices.flatMap(rulesOfPrice);
}

/** Returns one rule for each interval, with all days that have it. */
export function rulesOfPrice({ week, amount, gameType, courtIds, dateFrom, dateTo }: Price): PriceRule[] {
  const daysOf = new Map<string, Weekday[]>();
  for (const [index, weekday] of WEEKDAYS.entries()) {
    for (const interval of intervalsOfDay(week[index] ?? noHours)) {
      const key = interval.join();
      daysOf.set(key, [...(daysOf.get(key) ?? []), weekday]);
    }
  }
  return [...daysOf].map(([interval, weekdays]) => {
    const [from = '', to = ''] = interval.split(',');
    return {
      weekdays,
      from,
      to,
      dateFrom: dateFrom || null,
      dateTo: dateTo || null,
      gameType,
      courtIds: courtIds && [...courtIds],
      pricePerHour: centsOfTyped(amount) === null ? amount : decimalOf(centsOfTyped(amount) ?? 0),
    };
  });
}

/** The highest price per hour that the server takes, in cents. */
const highestPrice = 999_999;

/** "18", "18.5" and "18,50" → cents. Returns null for what is no price. */
export function centsOfTyped(amount: string): number | null {
  const cents = typedPrice(amount);
  return cents !== null && cents <= highestPrice ? cents : null;
}

function priceOf({ weekdays, from, to, pricePerHour, gameType, courtIds, ...dates }: PriceRule): Price {
  const day = dayOfIntervals([[from, to]]);
  return {
    amount: pricePerHour,
    gameType: gameType ?? null,
    courtIds: courtIds ?? null,
    dateFrom: dates.dateFrom ?? '',
    dateTo: dates.dateTo ?? '',
    week: WEEKDAYS.map((weekday) => (weekdays.includes(weekday) ? day : noHours)),
  };
}

function isSamePrice({ week: _, ...one }: Price, { week: __, ...other }: Price): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function both(one: Price, other: Price): Price {
  const week = one.week.map((day, index) =>
    day.map((on, half) => on || (other.week[index]?.[half] ?? false)),
  );
  return { ...one, week };
}
