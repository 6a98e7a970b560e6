import { cardFee } from './balance-transaction.js';

describe('the fee for a card charge', () => {
  it.each([
    [50, 31],
    [100, 33],
    [1450, 72],
    [1305, 68],
    [1500, 74],
    [99_999_999, 2_900_030],
  ])('is, for %d cents, %d cents', (amount, fee) => {
    expect(cardFee(amount)).toBe(fee);
  });
});
