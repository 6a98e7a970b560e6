import { forEachGame, type GameType, gameTypes } from './games';
import { shiftDay, weekdayOf, type LocalDay } from './dates';
import { centsOf } from './money';
import { slotEnd, type TariffType } from './slots';
import { priceOf, tariffTable, type CourtPrices, type TariffTable } from './tariff';
import { weekdays, type PriceRule, type VenueRules } from './venue-rules';

/** A court whose prices some rules may replace. */
export type PricedCourt = CourtPrices & { id: string };

type Rules = Pick<VenueRules, 'openingHours' | 'nightFrom' | 'priceRules'>;

/** A half hour of a court, by its beginning. */
interface HalfHour {
  court: PricedCourt;
  day: LocalDay;
  time: string;
  gameType: GameType;
}

const halfHour = 30;

/**
 * Returns the lowest price per hour of each tariff and game type from `today` on, or null without
 * courts. Price rules count where the venue is open, as they win at the server.
 */
export function tariffsFrom(
  today: LocalDay,
  courts: readonly PricedCourt[],
  rules: Rules,
): TariffTable | null {
  const table = tariffTable(courts);
  if (table === null || rules.priceRules.length === 0) return table;
  const cents: Record<TariffType, Record<GameType, Set<number>>> = {
    day: forEachGame(() => new Set<number>()),
    night: forEachGame(() => new Set<number>()),
  };
  for (const court of courts)
    for (const { day, time } of openHalfHours(today, rules))
      for (const gameType of gameTypes)
        cents[tariffAt(rules, time)][gameType].add(pricePerHour(rules, { court, day, time, gameType }));
  const lowest = (tariff: TariffType, gameType: GameType) => {
    const found = cents[tariff][gameType];
    return found.size === 0 ? table[tariff][gameType] : { cents: Math.min(...found), varies: found.size > 1 };
  };
  return {
    day: forEachGame((gameType) => lowest('day', gameType)),
    night: forEachGame((gameType) => lowest('night', gameType)),
  };
}

/** The rule with the most conditions wins; of several, the newest, which is the last. */
function pricePerHour({ priceRules, nightFrom }: Rules, { court, day, time, gameType }: HalfHour): number {
  let winner: PriceRule | null = null;
  for (const rule of priceRules)
    if (applies(rule, { court, day, time, gameType }) && conditionsOf(rule) >= conditionsOf(winner))
      winner = rule;
  return winner ? centsOf(winner.pricePerHour) : priceOf(court, tariffAt({ nightFrom }, time), gameType);
}

function conditionsOf(rule: PriceRule | null): number {
  if (rule === null) return 0;
  const { courtIds, dateFrom, dateTo, gameType, weekdays: days, from, to } = rule;
  const conditions = [courtIds, dateFrom ?? dateTo, gameType].filter(
    (one) => one !== null && one !== undefined,
  );
  const narrower = [days.length < weekdays.length, from !== '00:00' || to !== '24:00'];
  return conditions.length + narrower.filter(Boolean).length;
}

function applies(rule: PriceRule, { court, day, time, gameType }: HalfHour): boolean {
  return (
    rule.weekdays.some((one) => one === weekdayOn(day)) &&
    rule.from <= time &&
    time < rule.to &&
    (rule.gameType ?? gameType) === gameType &&
    (rule.courtIds?.includes(court.id) ?? true) &&
    (rule.dateFrom ?? day) <= day &&
    (rule.dateTo ?? day) >= day
  );
}

/** The half hours of the next week, and of the first week of each rule that has dates. */
function openHalfHours(
  today: LocalDay,
  { openingHours, priceRules }: Rules,
): { day: LocalDay; time: string }[] {
  const starts = [
    today,
    ...priceRules.flatMap(({ dateFrom }) => (dateFrom && dateFrom > today ? [dateFrom] : [])),
  ];
  const days = new Set(starts.flatMap((start) => weekdays.map((_, index) => shiftDay(start, index))));
  return [...days].flatMap((day) =>
    openingHours[weekdayOn(day)].flatMap(([from = '', to = '']) =>
      timesBetween(from, to).map((time) => ({ day, time })),
    ),
  );
}

function timesBetween(from: string, to: string): string[] {
  const times: string[] = [];
  for (let time = from; time < to; time = slotEnd(time, halfHour)) {
    times.push(time);
    if (slotEnd(time, halfHour) === '00:00') break;
  }
  return times;
}

const weekdayOn = (day: LocalDay) => weekdays[weekdayOf(day) - 1] ?? 'mon';
const tariffAt = ({ nightFrom }: Pick<Rules, 'nightFrom'>, time: string) =>
  time >= nightFrom ? ('night' as const) : ('day' as const);
