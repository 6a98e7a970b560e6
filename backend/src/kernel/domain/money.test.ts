import fc from 'fast-check';
import {
  type Cents,
  distribute,
  formatAmount,
  parseAmount,
  percentageOf,
  split,
  subtract,
  sum,
  toCents,
} from './money.js';

const LARGEST = 99_999_999;
const amounts = fc.integer({ min: 0, max: LARGEST }).map(toCents);
const total = (parts: readonly Cents[]) => parts.reduce((all: number, part) => all + part, 0);

describe('an amount in cents', () => {
  test.each([0, 1, 1450, LARGEST])('%d is an amount in cents', (value) => expect(toCents(value)).toBe(value));

  test.each([-1, 0.5, 14.5, Number.NaN, Infinity, 2 ** 53])('%d is refused as an amount in cents', (value) =>
    expect(() => toCents(value)).toThrow(RangeError),
  );
});

describe('an amount as text', () => {
  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [1450, '14.50'],
    [LARGEST, '999999.99'],
  ])('%d cents are formatted as %s', (cents, text) => expect(formatAmount(toCents(cents))).toBe(text));

  test.each([
    ['0', 0],
    ['0.5', 50],
    ['0.05', 5],
    ['14.5', 1450],
    ['14.50', 1450],
    ['007', 700],
    ['999999.99', LARGEST],
  ])('the text %s is parsed as an amount', (text, cents) => expect(parseAmount(text)).toBe(cents));

  test.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '-1',
    '+1',
    '1,5',
    '1.234',
    '14.505',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1000000',
    '1000000.00',
    ' 1',
    '1 ',
    '1\n',
    '$1',
    '١',
    '1_000',
    '1.5.0',
  ])('the text %j is not an amount', (text) => expect(parseAmount(text)).toBeNull());

  test('every formatted amount is parsed back unchanged', () => {
    fc.assert(fc.property(amounts, (amount) => expect(parseAmount(formatAmount(amount))).toBe(amount)));
  });
});

describe('a percentage of an amount', () => {
  test.each([
    [1450, 10, 145],
    [1455, 33, 480],
    [1305, 50, 653],
    [1, 50, 1],
    [1, 49.99, 0],
    [1450, 0, 0],
    [1450, 100, 1450],
    [1000, 0.29, 3],
    [LARGEST, 99.99, 99_989_999],
  ])('is, for %d cents at %d %%, %d cents, rounded half up', (amount, percentage, part) =>
    expect(percentageOf(toCents(amount), percentage)).toBe(part),
  );

  test('matches exact arithmetic for every amount and every hundredth of a percent', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const exact = (BigInt(amount) * BigInt(hundredths) + 5_000n) / 10_000n;
        expect(percentageOf(amount, hundredths / 100)).toBe(Number(exact));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('sums and differences of amounts', () => {
  test('a difference is never negative', () => {
    expect(subtract(toCents(100), toCents(30))).toBe(70);
    expect(subtract(toCents(30), toCents(100))).toBe(0);
  });

  test('amounts add up, and no amounts are zero', () => {
    expect(sum([])).toBe(0);
    expect(sum([toCents(1), toCents(2), toCents(3)])).toBe(6);
  });
});

describe('a split of an amount', () => {
  test.each([
    [1305, 2, [652, 653]],
    [1455, 4, [363, 364, 364, 364]],
    [1450, 4, [362, 362, 363, 363]],
    [1450, 2, [725, 725]],
    [3, 4, [0, 1, 1, 1]],
    [0, 2, [0, 0]],
    [1450, 1, [1450]],
  ])('puts, for %d cents over %d places, the cheaper shares first: %j', (amount, places, shares) =>
    expect(split(toCents(amount), places)).toEqual(shares),
  );

  test('adds up to every total, with shares in ascending order that differ by one cent at most', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 8 }), (amount, places) => {
        const shares = split(amount, places);
        expect(shares).toHaveLength(places);
        expect(total(shares)).toBe(amount);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect([...shares].sort((a, b) => a - b)).toEqual(shares);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a distribution of an amount', () => {
  test.each([
    [653, [653, 652], [327, 326]],
    [100, [1, 1, 1].map((weight) => weight * 100), [34, 33, 33]],
    [0, [5, 5], [0, 0]],
    [10, [5, 0, 5], [5, 0, 5]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
    [LARGEST, [LARGEST, 0], [LARGEST, 0]],
  ])('gives, for %d cents over the weights %j, the parts %j', (amount, weights, parts) =>
    expect(distribute(toCents(amount), weights.map(toCents))).toEqual(parts),
  );

  test('adds up exactly and never exceeds a weight, for every refund of every set of payments', () => {
    const refunds = fc
      .array(amounts, { minLength: 1, maxLength: 6 })
      .chain((weights) => fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: total(weights) })));
    fc.assert(
      fc.property(refunds, ([weights, amount]) => {
        const parts = distribute(toCents(amount), weights);
        expect(total(parts)).toBe(amount);
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
        });
      }),
      { numRuns: 10_000 },
    );
  });
});
