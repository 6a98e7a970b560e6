import { isSuspicious, typedCents, typedCount, typedPrice } from './typed-number';

test.each([
  ['15,50', 1550],
  ['15.50', 1550],
  ['2,5', 250],
  [' 18 ', 1800],
  ['0', 0],
  ['123456,78', 12_345_678],
])('reads the typed amount "%s" as cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents);
});

test.each([
  '1,550.00',
  '1.550,00',
  '1,550',
  '1.550',
  '1 550',
  '15,,50',
  '15.',
  ',50',
  '15,505',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '١٥',
  'gratis',
  '$15',
  '',
])('refuses the typed amount "%s" instead of reading another one', (text) => {
  expect(typedCents(text)).toBeNull();
});

test('a typed price is free or at least the lowest charge', () => {
  expect(['0', '0,49', '0,50', '1,550'].map(typedPrice)).toEqual([0, null, 50, null]);
});

test('a typed count is a whole number without signs and separators', () => {
  expect(['12', ' 7 ', '1000000'].map(typedCount)).toEqual([12, 7, 1_000_000]);
  const refused = ['', '1.5', '1,5', '1.000', '1,000', '-1', '1e3', '12345678'];
  expect(refused.filter((text) => typedCount(text) !== null)).toEqual([]);
});

test('a price is asked about from five times and up to a fifth of the former one', () => {
  expect([1550, 7249, 7250, 155_000].map((price) => isSuspicious(1450, price))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([291, 290, 15, 0].map((price) => isSuspicious(1450, price))).toEqual([false, true, true, true]);
  expect([0, 50].map((price) => isSuspicious(0, price))).toEqual([false, true]);
});
