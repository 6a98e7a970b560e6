import { type CategoryId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { type Category, type CategoryPrice, priceWith } from './category.js';

const HOUR = { length: 60, gameType: 'singles' } as const;
const perHour = (singles: number, doubles: number) => ({
  singles: toCents(singles),
  doubles: toCents(doubles),
});

function category(name: string, price: CategoryPrice, payAtClub = false): Category {
  return { id: idFrom<CategoryId>(name), name, price, windowDays: null, maxActive: null, payAtClub };
}

test('a player without a category pays the public price', () => {
  expect(priceWith([], toCents(1450), HOUR)).toEqual({ cents: 1450, category: null });
});

test.each<[string, CategoryPrice, number, number]>([
  ['20 % off', { percentage: 20 }, 1450, 1160],
  ['half a cent, which is rounded up', { percentage: 50 }, 1451, 726],
  ['less than half a cent, which is dropped', { percentage: 33 }, 1001, 671],
  ['nothing off', { percentage: 0 }, 1450, 1450],
  ['so much off that a card could not be charged', { percentage: 99 }, 1450, 50],
  ['exactly what a card can be charged', { percentage: 50 }, 100, 50],
  ['a public price below what a card can be charged', { percentage: 50 }, 30, 30],
  ['a play that costs everyone nothing', { percentage: 20 }, 0, 0],
  ['a price of its own', perHour(1000, 1600), 1450, 1000],
  ['a price of its own above the public one', perHour(1500, 1600), 1450, 1450],
])('a category with %s', (_what, price, publicCents, cents) => {
  expect(priceWith([category('Socio', price)], toCents(publicCents), HOUR).cents).toBe(cents);
});

test.each([
  [30, 'singles', 501],
  [60, 'singles', 1001],
  [90, 'singles', 1502],
  [180, 'singles', 3003],
  [60, 'doubles', 1601],
  [30, 'doubles', 801],
] as const)(
  'a price per hour gives %d minutes of %s for %d cents, rounded half up',
  (length, gameType, cents) => {
    const socio = category('Socio', perHour(1001, 1601));
    expect(priceWith([socio], toCents(9000), { length, gameType }).cents).toBe(cents);
  },
);

test('the lowest price of several categories counts, wherever it stands in the list', () => {
  const [socio, junior] = [category('Socio', { percentage: 10 }), category('Junior', { percentage: 30 })];
  for (const held of [
    [socio, junior],
    [junior, socio],
  ])
    expect(priceWith(held, toCents(1000), HOUR)).toMatchObject({ cents: 700, category: { name: 'Junior' } });
});

test('the first of two categories with equal prices has priced the play', () => {
  const held = [category('Socio', { percentage: 20 }), category('Junior', perHour(800, 800))];
  expect(priceWith(held, toCents(1000), HOUR).category?.name).toBe('Socio');
});

test('the category of a price is kept as it is now, with the price of everyone else', () => {
  expect(priceWith([category('Socio', { percentage: 20 }, true)], toCents(1000), HOUR)).toEqual({
    cents: 800,
    category: {
      id: 'Socio',
      name: 'Socio',
      price: { percentage: 20 },
      payAtClub: true,
      publicCents: 1000,
    },
  });
});

test.each([
  [[false, false], false],
  [[true, false], true],
  [[false, true], true],
])('categories with desk payment %j let the booking be paid there: %j', (allowed, mayPay) => {
  const held = allowed.map((payAtClub, index) => category(`c${index}`, { percentage: 20 }, payAtClub));
  expect(priceWith(held, toCents(1000), HOUR).category?.payAtClub).toBe(mayPay);
});
