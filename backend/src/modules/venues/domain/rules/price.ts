import { type Cents, toCents } from '../../../../kernel/domain/money.js';
import { weekdayOf } from './opening.js';
import { HALF_HOUR, type MinuteOfDay } from './time-of-day.js';
import { isWholeDay, type PriceRule, type VenueRules, WEEKDAYS } from './venue-rules.js';

type GameType = 'singles' | 'doubles';

/** A court with its four prices per hour. */
export interface PricedCourt {
  readonly id: string;
  readonly prices: Readonly<Record<'day' | 'night', Readonly<Record<GameType, Cents>>>>;
}

/** A play whose price is asked. `date` is `yyyy-MM-dd`, `length` is in minutes. */
export interface Play {
  readonly date: string;
  readonly minute: MinuteOfDay;
  readonly length: number;
  readonly gameType: GameType;
}

/** Returns the tariff of a time of day at a venue. */
export function tariffAt(rules: Pick<VenueRules, 'nightFrom'>, minute: MinuteOfDay): 'day' | 'night' {
  return minute >= rules.nightFrom ? 'night' : 'day';
}

/**
 * Returns the price of a play: the sum of its half hours, each at half of its price per hour,
 * rounded half up once at the end (club.md §2).
 */
export function priceOfPlay(
  rules: Pick<VenueRules, 'nightFrom' | 'priceRules'>,
  court: PricedCourt,
  play: Play,
): Cents {
  let twice = 0;
  for (let minute = play.minute; minute < play.minute + play.length; minute += HALF_HOUR)
    twice += pricePerHour(rules, court, { ...play, minute });
  return toCents(Math.floor((twice + 1) / 2));
}

/**
 * Returns the price per hour of the half hour that begins at a minute. The rule with the most
 * conditions wins; of several, the newest. Without a rule the price of the court applies.
 */
function pricePerHour(
  rules: Pick<VenueRules, 'nightFrom' | 'priceRules'>,
  court: PricedCourt,
  at: Omit<Play, 'length'>,
): Cents {
  let winner: PriceRule | null = null;
  for (const rule of rules.priceRules)
    if (applies(rule, court.id, at) && (!winner || conditionsOf(rule) >= conditionsOf(winner))) winner = rule;
  return winner?.pricePerHour ?? court.prices[tariffAt(rules, at.minute)][at.gameType];
}

/** Counts what a price rule asks for: courts, dates, game type, days of the week and times. */
function conditionsOf(rule: PriceRule): number {
  return [
    rule.courtIds !== null,
    rule.dateFrom !== null || rule.dateTo !== null,
    rule.gameType !== null,
    rule.weekdays.length < WEEKDAYS.length,
    !isWholeDay(rule),
  ].filter(Boolean).length;
}

function applies(rule: PriceRule, courtId: string, at: Omit<Play, 'length'>): boolean {
  return (
    at.minute >= rule.from &&
    at.minute < rule.to &&
    (rule.gameType === null || rule.gameType === at.gameType) &&
    (rule.courtIds === null || rule.courtIds.includes(courtId)) &&
    (rule.dateFrom === null || at.date >= rule.dateFrom) &&
    (rule.dateTo === null || at.date <= rule.dateTo) &&
    rule.weekdays.includes(weekdayOf(at.date))
  );
}
