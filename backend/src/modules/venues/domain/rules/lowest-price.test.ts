import { aPrice } from '../../../../../test/support/fixtures/rules.js';
import { type CourtId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { lowestPriceOf } from './lowest-price.js';
import type { PricedCourt } from './price.js';
import { type OpenInterval, type PriceRule, type VenueRules, type Weekday, WEEKDAYS } from './venue-rules.js';

const TUESDAY = '2026-11-24';

function court(day: [number, number], night: [number, number], id = 'court-1'): PricedCourt {
  const [by, dark] = [day, night].map(([singles, doubles]) => ({
    singles: toCents(singles),
    doubles: toCents(doubles),
  })) as [PricedCourt['prices']['day'], PricedCourt['prices']['night']];
  return { id: idFrom<CourtId>(id), prices: { day: by, night: dark } };
}

function everyDay(...intervals: OpenInterval[]): VenueRules['openingHours'] {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, intervals])) as Record<Weekday, OpenInterval[]>;
}

const price = (over: Partial<PriceRule>) => aPrice({ pricePerHour: toCents(500), ...over });

const COURT = court([1450, 2900], [1651, 3300]);
const lowest = (changed: Partial<VenueRules>, ...courts: PricedCourt[]) =>
  lowestPriceOf(changed, courts, TUESDAY);

test.each([
  ['singles by day', court([1000, 1100], [1200, 1300])],
  ['doubles by day', court([1100, 1000], [1200, 1300])],
  ['singles at night', court([1200, 1100], [1000, 1300])],
  ['doubles at night', court([1200, 1100], [1300, 1000])],
])('the lowest price can be that of %s, on any court', (_what, cheapest) => {
  expect(lowest({}, cheapest)).toBe(1000);
  expect(lowest({}, COURT, cheapest)).toBe(1000);
});

test('a price of the night counts only if the venue is open then', () => {
  const cheapNights = court([1450, 2900], [800, 900]);
  expect(lowest({ openingHours: everyDay({ from: 480, to: 1080 }) }, cheapNights)).toBe(1450);
  expect(lowest({ openingHours: everyDay({ from: 480, to: 1110 }) }, cheapNights)).toBe(800);
});

test.each([
  ['before the opening', { from: 510, to: 540 }, 1450],
  ['the first half hour', { from: 540, to: 570 }, 500],
  ['the last half hour before a break', { from: 690, to: 720 }, 500],
  ['the break', { from: 720, to: 960 }, 1450],
  ['the last half hour of the day', { from: 1050, to: 1080 }, 500],
  ['the time after the closing', { from: 1080, to: 1110 }, 1450],
])('a cheap price for %s counts if the venue is open', (_when, hours, expected) => {
  const openingHours = everyDay({ from: 540, to: 720 }, { from: 960, to: 1080 });
  expect(lowest({ openingHours, priceRules: [price(hours)] }, COURT)).toBe(expected);
});

test.each([
  ['yesterday', '2026-11-23', 1450],
  ['today', '2026-11-24', 500],
  ['the last day of the week', '2026-11-30', 500],
  ['the day a week later', '2026-12-01', 1450],
])('a cheap price of %s counts if it is one of the seven days', (_when, date, expected) => {
  expect(lowest({ priceRules: [price({ dateFrom: date, dateTo: date })] }, COURT)).toBe(expected);
});

test('a price of nothing is the lowest', () => {
  expect(lowest({ priceRules: [price({ pricePerHour: toCents(0) })] }, COURT)).toBe(0);
});

test('there is no lowest price without a court or without an open day', () => {
  expect(lowest({})).toBeNull();
  expect(lowest({ openingHours: everyDay() }, COURT)).toBeNull();
});
