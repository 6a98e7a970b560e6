import fc from 'fast-check';
import { type CourtId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { type PricedCourt, pricingOf } from './price.js';
import { defaultRules, type PriceRule, type VenueRules, WEEKDAYS } from './venue-rules.js';

const DAYS = ['2026-10-24', '2026-10-25', '2026-10-26', '2027-03-27', '2027-03-28', '2028-02-29'];
const COURTS = ['court-1', 'court-2'].map((id) => idFrom<CourtId>(id));
const cents = fc.integer({ min: 0, max: 99_999 }).map(toCents);
const halfHour = fc.integer({ min: 0, max: 47 }).map((index) => index * 30);
const nullable = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const rule: fc.Arbitrary<PriceRule> = fc
  .record({
    weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    times: fc.uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 2 }),
    dateFrom: nullable(fc.constantFrom(...DAYS)),
    dateTo: nullable(fc.constantFrom(...DAYS)),
    gameType: nullable(fc.constantFrom('singles' as const, 'doubles' as const)),
    courtIds: nullable(fc.subarray(COURTS, { minLength: 1 })),
    pricePerHour: cents,
  })
  .map(({ times, ...rest }) => ({ ...rest, from: Math.min(...times) * 30, to: Math.max(...times) * 30 }));

const rules = fc
  .record({ nightFrom: halfHour, priceRules: fc.array(rule, { maxLength: 8 }) })
  .map((changed): VenueRules => ({ ...defaultRules({ windowDays: 60, graceSeconds: 7200 }), ...changed }));

const court = fc.record({
  id: fc.constantFrom(...COURTS),
  prices: fc.record({
    day: fc.record({ singles: cents, doubles: cents }),
    night: fc.record({ singles: cents, doubles: cents }),
  }),
});

const play = fc
  .record({
    date: fc.constantFrom(...DAYS),
    minute: halfHour,
    length: fc.constantFrom(30, 60, 90, 120, 150, 180),
    gameType: fc.constantFrom('singles' as const, 'doubles' as const),
  })
  .filter(({ minute, length }) => minute + length <= 1440);

type Play = Parameters<ReturnType<typeof pricingOf>>[0] & { date: string };
type Case = [VenueRules, PricedCourt, Play];

const priceOf = (...[venue, where, { date, ...rest }]: Case) => pricingOf(venue, where, date)(rest);

/** The price as club.md §2 words it: half hour by half hour, in halves of a cent. */
function plainPrice([
  { nightFrom, priceRules },
  { id, prices },
  { date, minute, length, gameType },
]: Case): number {
  const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  const weekday = names[new Date(`${date}T12:00:00Z`).getUTCDay()];
  let halves = 0;
  for (let at = minute; at < minute + length; at += 30) {
    const candidates = priceRules
      .map((each, index) => ({ each, index }))
      .filter(({ each }) => each.weekdays.some((name) => name === weekday))
      .filter(({ each }) => each.from <= at && at < each.to)
      .filter(({ each }) => each.dateFrom === null || each.dateFrom <= date)
      .filter(({ each }) => each.dateTo === null || date <= each.dateTo)
      .filter(({ each }) => each.gameType === null || each.gameType === gameType)
      .filter(({ each }) => each.courtIds === null || each.courtIds.includes(id))
      .map(({ each, index }) => {
        let conditions = each.weekdays.length === 7 ? 0 : 1;
        if (each.from !== 0 || each.to !== 1440) conditions += 1;
        if (each.dateFrom !== null || each.dateTo !== null) conditions += 1;
        if (each.gameType !== null) conditions += 1;
        if (each.courtIds !== null) conditions += 1;
        return { price: each.pricePerHour, conditions, index };
      })
      .sort((one, other) => other.conditions - one.conditions || other.index - one.index);
    const tariff = at < nightFrom ? 'day' : 'night';
    halves += candidates[0]?.price ?? prices[tariff][gameType];
  }
  return Math.round(halves / 2);
}

test('any play under any rules costs what a plain model of the rules says, also on the nights in which clocks change', () => {
  fc.assert(
    fc.property(fc.tuple(rules, court, play), (given) => {
      expect(priceOf(...given)).toBe(plainPrice(given));
    }),
    { numRuns: 3_000 },
  );
});

test('a play of two lengths one after the other costs the same as both, apart from half a cent each', () => {
  fc.assert(
    fc.property(fc.tuple(rules, court, play), ([venue, where, whole]) => {
      fc.pre(whole.length >= 60);
      const first = priceOf(venue, where, { ...whole, length: 30 });
      const rest = priceOf(venue, where, {
        ...whole,
        minute: whole.minute + 30,
        length: whole.length - 30,
      });
      expect(Math.abs(first + rest - priceOf(venue, where, whole))).toBeLessThanOrEqual(1);
    }),
  );
});

test('plays of a day that are priced together cost the same as each of them alone', () => {
  fc.assert(
    fc.property(fc.tuple(rules, court, fc.array(play)), ([venue, where, plays]) => {
      const [first] = plays;
      fc.pre(first !== undefined);
      const together = pricingOf(venue, where, first.date);
      for (const each of plays)
        expect(together(each)).toBe(plainPrice([venue, where, { ...each, date: first.date }]));
    }),
  );
});
