import { aCategory, aPrice } from '../../../../../test/support/fixtures/rules.js';
import { type CourtId, idFrom } from '../../../../kernel/domain/ids.js';
import {
  defaultRules,
  openingRulesOf,
  rulesFor,
  rulesForCourts,
  rulesWith,
  rulesWithoutSettings,
  WEEKDAYS,
} from './venue-rules.js';

const INSTALLATION = { windowDays: 60, graceSeconds: 450 };
const RULES = rulesWith({ maxActivePerPlayer: 5 }, INSTALLATION);
const CLOSED = { openingHours: { ...RULES.openingHours, mon: [] } };
const CHRISTMAS = { date: '2026-12-25', open: [], reason: 'Navidad' };

test('a venue that has changed nothing has the hours and terms of the specification', () => {
  const rules = defaultRules(INSTALLATION);
  const day = [{ from: 360, to: 1320 }];
  expect(rules.openingHours).toEqual(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])));
  expect(rules).toMatchObject({
    exceptions: [],
    lengths: [60],
    startsEvery: 60,
    nightFrom: 1080,
    priceRules: [],
    refundSteps: [
      { hoursBefore: 24, percentage: 100 },
      { hoursBefore: 12, percentage: 50 },
    ],
    windowDays: 60,
    paymentMinutes: 7.5,
    maxActivePerPlayer: null,
    payAtClub: false,
    transfer: null,
    resaleRefund: false,
    splitUntil: 'grace',
    receptionPrices: false,
    categories: [],
  });
});

test('a player without a category has the rules of everyone', () => {
  expect(rulesFor(RULES, [])).toEqual(RULES);
});

test('a player with a category keeps the other rules, and prices know the category', () => {
  const held = [aCategory()];
  expect(rulesFor(RULES, held)).toEqual({ ...RULES, heldCategories: held });
});

test.each([
  [[90], 90],
  [[7], 7],
  [[null], 60],
  [[7, null], 60],
  [[7, 90, 30], 90],
])('categories with the windows %j let a player book %d days ahead', (windows, expected) => {
  const held = windows.map((windowDays) => aCategory({ windowDays }));
  expect(rulesFor(RULES, held).windowDays).toBe(expected);
});

test.each([
  [5, [8], 8],
  [5, [2], 2],
  [5, [null], 5],
  [5, [2, null], 5],
  [5, [8, 9, 2], 9],
  [null, [null], null],
  [null, [2], 2],
  [null, [2, null], null],
  [null, [null, 2], null],
])(
  'a limit of %j for everyone and the limits %j of categories allow %j bookings',
  (all, limits, expected) => {
    const held = limits.map((maxActive) => aCategory({ maxActive }));
    expect(rulesFor({ ...RULES, maxActivePerPlayer: all }, held).maxActivePerPlayer).toBe(expected);
  },
);

test.each([
  [false, [false, false], false],
  [false, [false, true], true],
  [true, [false], true],
])('desk payment that is %j for everyone and %j for categories is %j', (all, allowed, expected) => {
  const held = allowed.map((payAtClub) => aCategory({ payAtClub }));
  expect(rulesFor({ ...RULES, payAtClub: all }, held).payAtClub).toBe(expected);
});

test('a price loses the courts that are gone, and goes with the last of them', () => {
  const [first, second, gone] = ['1', '2', 'gone'].map((id) => idFrom<CourtId>(id)) as [
    CourtId,
    CourtId,
    CourtId,
  ];
  const price = (courtIds: CourtId[] | null) => aPrice({ courtIds });
  const rules = { ...RULES, priceRules: [price(null), price([gone, second]), price([gone]), price([first])] };
  expect(rulesForCourts(rules, [first, second])).toEqual({
    ...RULES,
    priceRules: [price(null), price([second]), price([first])],
  });
});

test('the rules that need no setting of the installation are those of the venue', () => {
  const changed = { ...CLOSED, exceptions: [CHRISTMAS], lengths: [90] };
  expect(rulesWithoutSettings(changed)).toMatchObject({ ...changed, nightFrom: 1080 });
  expect(openingRulesOf(changed)).toMatchObject({ ...CLOSED, exceptions: [CHRISTMAS] });
});
