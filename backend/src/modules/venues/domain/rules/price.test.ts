import { aCategory, aPrice } from '../../../../../test/support/fixtures/rules.js';
import { type CourtId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { pricingOf, tariffAt } from './price.js';
import { defaultRules, type PriceRule, type VenueRules } from './venue-rules.js';

const DEFAULTS = defaultRules({ windowDays: 60, graceSeconds: 7200 });
const COURT = {
  id: idFrom<CourtId>('court-1'),
  prices: {
    day: { singles: toCents(1450), doubles: toCents(2900) },
    night: { singles: toCents(1651), doubles: toCents(3300) },
  },
};
const ANY = aPrice();
const SATURDAY = '2026-11-28';

function price(rules: Partial<VenueRules>, minute: number, length: number): number {
  return pricingOf({ ...DEFAULTS, ...rules }, COURT, SATURDAY)({ minute, length, gameType: 'singles' });
}

test('night begins at 18:00 in the default rules', () => {
  expect([tariffAt(DEFAULTS, 1050), tariffAt(DEFAULTS, 1080)]).toEqual(['day', 'night']);
});

test('an hour that crosses into the night costs each half at its own tariff, rounded half up once', () => {
  expect(price({}, 1020, 60)).toBe(1450);
  expect(price({}, 1050, 60)).toBe(1551);
  expect(price({}, 1050, 90)).toBe(2376);
});

test('the rule with more conditions wins, wherever it stands in the list', () => {
  const weekend: PriceRule = { ...ANY, weekdays: ['sat', 'sun'], pricePerHour: toCents(1800) };
  expect(price({ priceRules: [weekend, ANY] }, 600, 60)).toBe(1800);
});

test('the newer of two rules with as many conditions wins', () => {
  const newer = { ...ANY, pricePerHour: toCents(1200) };
  expect(price({ priceRules: [ANY, newer] }, 600, 60)).toBe(1200);
});

test.each([
  { from: 0, to: 720 },
  { from: 600, to: 1440 },
])('a rule for the hours %j wins over a newer one for the whole day', (hours) => {
  const some = { ...ANY, ...hours, pricePerHour: toCents(1200) };
  expect(price({ priceRules: [some, ANY] }, 600, 60)).toBe(1200);
});

test('a player with a category pays its price for every play of the day', () => {
  const socio = aCategory();
  expect(price({ heldCategories: [socio] }, 600, 60)).toBe(1160);
  expect(price({ heldCategories: [] }, 600, 60)).toBe(1450);
  expect(price({ categories: [socio] }, 600, 60)).toBe(1450);
});

test.each([
  ['another court', { courtIds: [idFrom<CourtId>('court-2')] }],
  ['another game', { gameType: 'doubles' }],
  ['another day of the week', { weekdays: ['mon'] }],
  ['dates that have passed', { dateTo: '2026-11-27' }],
  ['dates to come', { dateFrom: '2026-11-29' }],
  ['other hours', { from: 720 }],
] as const)('a rule for %s does not apply', (_, condition) =>
  expect(price({ priceRules: [{ ...ANY, ...condition }] }, 600, 60)).toBe(1450),
);

test('all plays of a day together look at a rule once for each half hour, because a day has many', () => {
  let looks = 0;
  const rule: PriceRule = {
    ...ANY,
    get from() {
      looks += 1;
      return 0;
    },
  };
  const priceOf = pricingOf({ ...DEFAULTS, priceRules: [rule] }, COURT, SATURDAY);
  for (let minute = 0; minute <= 1260; minute += 30)
    for (const length of [30, 60, 90, 120, 150, 180]) priceOf({ minute, length, gameType: 'singles' });
  expect(looks).toBeLessThanOrEqual(48);
});
