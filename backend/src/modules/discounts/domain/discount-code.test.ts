import fc from 'fast-check';
import { idFrom, type VenueId } from '../../../kernel/domain/ids.js';
import { percentageOf, toCents } from '../../../kernel/domain/money.js';
import {
  DiscountCode,
  type DiscountTerms,
  type DiscountType,
  formatValue,
  normalizeCode,
} from './discount-code.js';
import {
  DiscountElsewhere,
  DiscountExhausted,
  DiscountExpired,
  DiscountInactive,
  DiscountOutOfRange,
  DiscountUsedByPlayer,
  PromotedEverywhere,
  UsageBelowCount,
} from './discount-errors.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const HERE = idFrom<VenueId>('venue-1');
const TERMS: DiscountTerms = {
  type: 'percentage',
  valueHundredths: 1_000,
  maxUsage: null,
  maxPerPlayer: null,
  expiresAt: null,
  isActive: true,
  isPromoted: false,
  venueIds: null,
};
const createdWith = (terms: Partial<DiscountTerms>) =>
  DiscountCode.create('id', 'verano', { ...TERMS, ...terms });
const aCode = (maxPerPlayer: number | null) => createdWith({ maxPerPlayer });
/** A code that some bookings use. */
const usedCode = (usageCount: number, terms: Partial<DiscountTerms> = {}) =>
  DiscountCode.restore({ id: 'id', code: 'VERANO', usageCount, ...TERMS, ...terms });

test.each([
  [null, 1_000_000, true],
  [1, 0, true],
  [1, 1, false],
  [3, 2, true],
  [3, 3, false],
  [3, 4, false],
])('the limit %s per player allows another use after %d: %s', (limit, uses, isAllowed) => {
  const code = aCode(limit);
  expect(code.isUsedUpBy(uses)).toBe(!isAllowed);
  if (isAllowed) expect(() => code.assertLeftFor(uses)).not.toThrow();
  else expect(() => code.assertLeftFor(uses)).toThrow(DiscountUsedByPlayer);
});

test.each([
  [1, 'Ya usaste este código.'],
  [2, 'Ya usaste este código 2 veces.'],
])('a player who used a code %d times reads how often', (uses, message) => {
  expect(() => aCode(1).assertLeftFor(uses)).toThrow(message);
});

test('a new code is unused, in upper case, and has the terms that the administrator set', () => {
  const code = createdWith({ maxUsage: 5, venueIds: [HERE] });
  const terms = { ...TERMS, maxUsage: 5, venueIds: ['venue-1'] };
  expect(code.snapshot()).toEqual({ id: 'id', code: 'VERANO', usageCount: 0, ...terms });
  expect([code.id, code.code, code.terms]).toEqual(['id', 'VERANO', terms]);
});

test.each([
  ['verano', 'VERANO'],
  ['  verano ', 'VERANO'],
  ['an\u0303o', 'AÑO'],
])('the text %j is the code %s, however it was typed', (text, code) => {
  expect(normalizeCode(text)).toBe(code);
});

test.each([
  [1_000, '10.00'],
  [5, '0.05'],
  [10_000, '100.00'],
])('the value %d of a code is shown as %s', (value, text) => expect(formatValue(value)).toBe(text));

test.each<[DiscountType, number, boolean]>([
  ['percentage', -1, false],
  ['percentage', 0, false],
  ['percentage', 1, true],
  ['percentage', 10_000, true],
  ['percentage', 10_001, false],
  ['fixed', 0, false],
  ['fixed', 1, true],
  ['fixed', 10_001, true],
])('the value of a %s code may be %d hundredths: %s', (type, valueHundredths, isAllowed) => {
  const ways = [
    () => createdWith({ type, valueHundredths }),
    () => usedCode(0).change({ type, valueHundredths }),
  ];
  for (const set of ways)
    if (isAllowed) expect(set).not.toThrow();
    else expect(set).toThrow(DiscountOutOfRange);
});

test('the home page promises only codes of every venue', () => {
  expect(createdWith({ isPromoted: true }).terms.isPromoted).toBe(true);
  expect(createdWith({ venueIds: [HERE] }).terms.isPromoted).toBe(false);
  expect(() => createdWith({ isPromoted: true, venueIds: [HERE] })).toThrow(PromotedEverywhere);
  expect(() => usedCode(0, { isPromoted: true }).change({ venueIds: [HERE] })).toThrow(PromotedEverywhere);
});

test.each([
  [null, true],
  [4, true],
  [3, true],
  [2, false],
])('the limit of a code that 3 bookings use may become %s: %s', (maxUsage, isAllowed) => {
  const code = usedCode(3, { maxUsage: 9 });
  if (isAllowed) code.change({ maxUsage });
  else expect(() => code.change({ maxUsage })).toThrow(UsageBelowCount);
  expect(code.snapshot()).toMatchObject({ usageCount: 3, maxUsage: isAllowed ? maxUsage : 9 });
});

test('a change keeps the terms that it does not name', () => {
  const code = usedCode(1, { maxUsage: 4 });
  code.change({ isActive: false });
  expect(code.snapshot()).toEqual({
    ...usedCode(1, { maxUsage: 4 }).snapshot(),
    isActive: false,
  });
});

test.each<[DiscountType, number, number, number]>([
  ['percentage', 1_000, 1450, 145],
  ['percentage', 3_333, 1450, 483],
  ['percentage', 10_000, 1450, 1450],
  ['percentage', 1, 1450, 0],
  ['fixed', 250, 1450, 250],
  ['fixed', 1450, 1450, 1450],
  ['fixed', 1451, 1450, 1450],
  ['fixed', 250, 0, 0],
])('a %s code of %d hundredths takes from %d cents %d', (type, valueHundredths, price, discount) => {
  expect(usedCode(0, { type, valueHundredths }).discountOn(toCents(price))).toBe(discount);
});

test('no discount exceeds its price, and a percentage is exact to the cent', () => {
  const prices = fc.integer({ min: 0, max: 99_999_999 });
  const types = fc.constantFrom<DiscountType>('percentage', 'fixed');
  fc.assert(
    fc.property(prices, types, fc.integer({ min: 1, max: 10_000 }), (cents, type, valueHundredths) => {
      const discount = createdWith({ type, valueHundredths }).discountOn(toCents(cents));
      const exact = type === 'fixed' ? valueHundredths : percentageOf(toCents(cents), valueHundredths / 100);
      expect(discount).toBe(Math.min(cents, exact));
    }),
  );
});

const before = new Date(NOW.getTime() - 1);
const after = new Date(NOW.getTime() + 1);
test.each<[string, Partial<DiscountTerms>, (new () => Error) | null]>([
  ['without limits', {}, null],
  ['of this venue', { venueIds: [idFrom<VenueId>('venue-2'), HERE] }, null],
  ['of another venue', { venueIds: [idFrom<VenueId>('venue-2')] }, DiscountElsewhere],
  ['that is switched off', { isActive: false }, DiscountInactive],
  ['that expires later', { expiresAt: after }, null],
  ['that expires now', { expiresAt: NOW }, DiscountExpired],
  ['that has expired', { expiresAt: before }, DiscountExpired],
  ['with a use left', { maxUsage: 3 }, null],
  ['with its last use taken', { maxUsage: 2 }, DiscountExhausted],
  ['with more uses than its limit', { maxUsage: 1 }, DiscountExhausted],
])('a code %s can be used or is refused for that reason', (_, terms, refusal) => {
  const use = () => usedCode(2, terms).assertUsable(NOW, HERE);
  if (refusal === null) expect(use).not.toThrow();
  else expect(use).toThrow(refusal);
});

test('a code of some venues can be checked before the venue is known', () => {
  expect(() => usedCode(0, { venueIds: [HERE] }).assertUsable(NOW)).not.toThrow();
});
