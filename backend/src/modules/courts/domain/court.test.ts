import { toCents } from '../../../kernel/domain/money.js';
import { isPrice } from './court.js';

test.each([
  [0, true],
  [1, false],
  [49, false],
  [50, true],
  [99_999_999, true],
])('a price of %d cents is valid: %j', (amount, valid) => {
  expect(isPrice(toCents(amount))).toBe(valid);
});

test('no amount is no price', () => {
  expect(isPrice(null)).toBe(false);
});
