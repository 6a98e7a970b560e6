import fc from 'fast-check';
import { formatAmount, toCents } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import { type CourtId, idFrom } from '../../../kernel/domain/ids.js';
import { rulesWith } from '../../venues/index.js';
import { type DayOfRules, startsOfCourt } from './court-day.js';
import { cheapestStarts } from './free-starts.js';

const cents = fc.integer({ min: 0, max: 400 }).map(toCents);
const prices = fc.record({
  day: fc.record({ singles: cents, doubles: cents }),
  night: fc.record({ singles: cents, doubles: cents }),
});
/** 2026-03-29 is the day on which the clocks of Madrid go forward. */
const day = fc.record({
  date: fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-25', '2026-05-29'),
  timeZone: fc.constantFrom('Europe/Madrid', 'America/Guayaquil'),
  now: fc.constantFrom('2026-03-28T09:10:00Z', '2026-03-29T00:30:00Z', '2026-10-24T23:00:00Z').map(instantOf),
  durationMinutes: fc.constantFrom(undefined, 30, 60, 90),
  rules: fc
    .record({
      lengths: fc.constantFrom([60], [90, 60], [30, 60, 90, 120], [180]),
      startsEvery: fc.constantFrom(30 as const, 60 as const),
      nightFrom: fc.constantFrom(0, 1050, 1080, 1440),
      leadMinutes: fc.constantFrom(0, 45, 2880),
    })
    .map((changed) => rulesWith({ ...changed, openingHours: WEEK }, { windowDays: 366, graceSeconds: 3600 })),
});
const interval = [
  { from: 0, to: 420 },
  { from: 960, to: 1440 },
];
const WEEK = {
  mon: interval,
  tue: interval,
  wed: interval,
  thu: interval,
  fri: interval,
  sat: interval,
  sun: interval,
};

function instantOf(text: string): Date {
  return new Date(text);
}

const courts = fc.array(
  fc.record({ prices, taken: fc.uniqueArray(fc.integer({ min: 0, max: 47 }), { maxLength: 30 }) }),
  { minLength: 1, maxLength: 3 },
);

interface AnyCourt {
  id: CourtId;
  prices: Parameters<typeof startsOfCourt>[0]['prices'];
  taken: readonly number[];
}

/**
 * Looks at one court after the other, as the screens of a court do. At each start it takes the
 * first length of the venue that is free somewhere, and then the cheapest court.
 */
function courtByCourt(all: readonly AnyCourt[], of: DayOfRules, gameType: GameType) {
  const starts = all.flatMap(({ id, taken, ...court }) => {
    const claims = Object.fromEntries(taken.map((halfHour) => [halfHour, true]));
    return startsOfCourt({ ...court, id, isInService: true, claims }, of)
      .filter(({ isPast, status }) => !isPast && status === 'available')
      .flatMap(({ minute, durations }) =>
        durations.map(({ minutes, singlesPrice, doublesPrice }) => ({
          minute,
          id,
          length: minutes,
          price: Number(gameType === 'singles' ? singlesPrice : doublesPrice),
        })),
      );
  });
  const minutes = [...new Set(starts.map(({ minute }) => minute))].sort((a, b) => a - b);
  return minutes.map((minute) => {
    const here = starts.filter((start) => start.minute === minute);
    const first = of.rules.lengths.find((length) => here.some((start) => start.length === length));
    return here
      .filter(({ length }) => length === first)
      .reduce((best, start) => (start.price < best.price ? start : best));
  });
}

test('the cheapest starts of a venue are those that its courts show one by one', () => {
  fc.assert(
    fc.property(
      courts,
      day,
      fc.constantFrom('singles' as const, 'doubles' as const),
      (some, of, gameType) => {
        const all = some.map((court, index) => ({ ...court, id: idFrom<CourtId>(`court-${index}`) }));
        const bits = ({ taken }: AnyCourt) => taken.reduce((sum, halfHour) => sum + 2 ** halfHour, 0);
        const found = cheapestStarts(all, of, { gameType, within: [0, 1440] }, bits);
        const shown = found.map(({ minute, length, court, cents: price }) => {
          return { minute, id: court.id, length, price: Number(formatAmount(price)) };
        });
        expect(shown).toEqual(courtByCourt(all, of, gameType));
      },
    ),
    { numRuns: 500 },
  );
});

test('a court that is free for the first length of the venue comes before a cheaper one that is not', () => {
  const rules = rulesWith({ lengths: [90, 60] }, { windowDays: 60, graceSeconds: 3600 });
  const of = { rules, date: '2026-05-10', timeZone: 'UTC', now: new Date('2026-05-09T00:00:00Z') };
  const courtAt = (id: string, singles: number) => {
    const price = { singles: toCents(singles), doubles: toCents(singles) };
    return { id: idFrom<CourtId>(id), prices: { day: price, night: price } };
  };
  const some = [courtAt('busy', 900), courtAt('dear', 2000), courtAt('cheap', 1400)];
  const afterAnHour = 2 ** 22;
  const found = cheapestStarts(some, of, { gameType: 'singles', within: [600, 600] }, ({ id }) =>
    id === 'busy' ? afterAnHour : 0,
  );
  expect(found).toMatchObject([{ minute: 600, length: 90, court: { id: 'cheap' }, cents: 2100 }]);
});

test('only starts within the wanted times are found', () => {
  const rules = rulesWith({}, { windowDays: 60, graceSeconds: 3600 });
  const of = { rules, date: '2026-05-10', timeZone: 'UTC', now: new Date('2026-05-09T00:00:00Z') };
  const price = { singles: toCents(1450), doubles: toCents(2900) };
  const court = { id: idFrom<CourtId>('court'), prices: { day: price, night: price } };
  const found = cheapestStarts([court], of, { gameType: 'singles', within: [600, 660] }, () => 2 ** 20);
  expect(found.map(({ minute }) => minute)).toEqual([660]);
});

test('no start is found after the last day that can be booked', () => {
  const rules = rulesWith({}, { windowDays: 1, graceSeconds: 3600 });
  const price = { singles: toCents(1450), doubles: toCents(2900) };
  const court = { id: idFrom<CourtId>('court'), prices: { day: price, night: price } };
  const startsOn = (date: string) =>
    cheapestStarts(
      [court],
      { rules, date, timeZone: 'UTC', now: new Date('2026-05-09T00:00:00Z') },
      { gameType: 'singles', within: [0, 1440] },
      () => 0,
    ).length;
  expect([startsOn('2026-05-10'), startsOn('2026-05-11')]).toEqual([16, 0]);
});
