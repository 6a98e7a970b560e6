import { DiscountCode } from './discount-code.js';
import { DiscountUsedByPlayer } from './discount-errors.js';

const aCode = (maxPerPlayer: number | null) =>
  DiscountCode.create('id', 'verano', {
    type: 'percentage',
    valueHundredths: 1_000,
    maxUsage: null,
    maxPerPlayer,
    expiresAt: null,
    isActive: true,
    isPromoted: false,
    venueIds: null,
  });

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
