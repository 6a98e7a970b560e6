import { centsOf } from '../../../shared/model/money';
import { weekdayOf } from '../../../shared/model/dates';
import type { GameType } from '../../../shared/model/tariff';
import { WEEKDAYS, type Court, type Interval, type PriceRule, type Rules } from '../types';
import { halfOfTime, timeOfHalf } from './week';
import { conditionsOf } from './winning-price';

/** A start with the lengths that end before the venue closes, and what each costs. */
export interface PreviewStart {
  time: string;
  lengths: { minutes: number; cents: number }[];
}

interface Asked {
  date: string;
  court: Court;
  game: GameType;
}

/** Returns the hours of a date, with the reason if they are not those of the week. */
export function openingOf({ exceptions, openingHours }: Rules, date: string) {
  const exception = exceptions.find((each) => each.date === date);
  if (exception) return { open: exception.open, reason: exception.reason };
  return { open: openingHours[weekdayIn(date)], reason: null };
}

/** Returns the starts of a day as the server offers them: counted from each opening. */
export function startsOf(rules: Rules, asked: Asked): PreviewStart[] {
  return openingOf(rules, asked.date).open.flatMap((interval) => startsWithin(interval, rules, asked));
}

function startsWithin([from, to]: Interval, rules: Rules, asked: Asked): PreviewStart[] {
  const [first, end, step] = [halfOfTime(from), halfOfTime(to), rules.startsEvery / 30];
  const starts: PreviewStart[] = [];
  for (let half = first; half < end; half += step) {
    const lengths = rules.lengths
      .filter((minutes) => half + minutes / 30 <= end)
      .map((minutes) => ({ minutes, cents: priceOf(rules, asked, half, minutes / 30) }));
    if (lengths.length > 0) starts.push({ time: timeOfHalf(half), lengths });
  }
  return starts;
}

/** The sum of the half hours, each at half of its price per hour, rounded half up once. */
function priceOf(rules: Rules, asked: Asked, first: number, count: number): number {
  const halves = Array.from({ length: count }, (_, index) => first + index);
  return Math.floor((halves.reduce((sum, half) => sum + perHour(rules, asked, half), 0) + 1) / 2);
}

/** The price per hour in cents: that of the winning rule, or that of the court. */
function perHour({ priceRules, nightFrom }: Rules, asked: Asked, half: number): number {
  const winner = priceRules.reduce<PriceRule | null>(
    (best, rule) =>
      applies(rule, asked, half) && (!best || conditionsOf(rule) >= conditionsOf(best)) ? rule : best,
    null,
  );
  if (winner) return centsOf(winner.pricePerHour);
  const { court, game } = asked;
  const byDay = game === 'singles' ? court.daySinglesPrice : court.dayDoublesPrice;
  const byNight = game === 'singles' ? court.nightSinglesPrice : court.nightDoublesPrice;
  return centsOf(half >= halfOfTime(nightFrom) ? byNight : byDay);
}

function applies(rule: PriceRule, { date, court, game }: Asked, half: number): boolean {
  return (
    half >= halfOfTime(rule.from) &&
    half < halfOfTime(rule.to) &&
    (rule.gameType === null || rule.gameType === game) &&
    (rule.courtIds === null || rule.courtIds.includes(court.id)) &&
    (rule.dateFrom === null || date >= rule.dateFrom) &&
    (rule.dateTo === null || date <= rule.dateTo) &&
    rule.weekdays.includes(weekdayIn(date))
  );
}

const weekdayIn = (date: string) => WEEKDAYS[weekdayOf(date) - 1] ?? 'mon';
