import { WEEKDAYS, type PriceRule } from '../types';
import { rulesOfPrice, type Price } from './prices';

/** The result where a price meets another one. */
export interface Meeting {
  other: Price;
  wins: 'this' | 'other';
  /** The winner asks for more, or it is newer. */
  because: 'specific' | 'newer';
}

/** Returns where a price of the list meets others, and which of the two is charged there. */
export function meetingsOf(prices: readonly Price[], index: number): Meeting[] {
  const price = prices[index];
  if (!price) return [];
  return prices.flatMap((other, at) => {
    if (at === index) return [];
    const found = rulesOfPrice(price).flatMap((rule) =>
      rulesOfPrice(other)
        .filter((otherRule) => meet(rule, otherRule))
        .map((otherRule) => outcome(conditionsOf(rule) - conditionsOf(otherRule), index - at)),
    );
    const distinct = [...new Map(found.map((each) => [`${each.wins} ${each.because}`, each])).values()];
    return distinct.map((each) => ({ other, ...each }));
  });
}

/** The rule with more conditions wins; of two with as many, the later one, as on the server. */
function outcome(moreConditions: number, later: number): Omit<Meeting, 'other'> {
  if (moreConditions !== 0) return { wins: moreConditions > 0 ? 'this' : 'other', because: 'specific' };
  return { wins: later > 0 ? 'this' : 'other', because: 'newer' };
}

/** Counts what a rule asks for: courts, dates, game, days of the week and times. */
function conditionsOf(rule: PriceRule): number {
  return [
    rule.courtIds !== null,
    rule.dateFrom !== null || rule.dateTo !== null,
    rule.gameType !== null,
    rule.weekdays.length < WEEKDAYS.length,
    rule.from !== '00:00' || rule.to !== '24:00',
  ].filter(Boolean).length;
}

/** Returns true if a half hour of some court, date and game has both rules. */
function meet(one: PriceRule, other: PriceRule): boolean {
  const [oneCourts, otherCourts] = [one.courtIds, other.courtIds];
  return (
    one.from < other.to &&
    other.from < one.to &&
    one.weekdays.some((day) => other.weekdays.includes(day)) &&
    (one.gameType === null || other.gameType === null || one.gameType === other.gameType) &&
    (oneCourts === null || otherCourts === null || oneCourts.some((id) => otherCourts.includes(id))) &&
    (one.dateFrom === null || other.dateTo === null || one.dateFrom <= other.dateTo) &&
    (other.dateFrom === null || one.dateTo === null || other.dateFrom <= one.dateTo)
  );
}
