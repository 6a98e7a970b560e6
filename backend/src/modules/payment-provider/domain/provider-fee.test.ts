import { toCents } from '../../../kernel/domain/money.js';
import { providerFee } from './provider-fee.js';

test.each([
  [50, 31],
  [1450, 72],
  [1000, 59],
  [1500, 74],
  [1517, 74],
  [99_999_999, 2_900_030],
])('the provider fee of a charge of %s cents is %s cents', (charge, fee) => {
  expect(providerFee(toCents(charge))).toBe(fee);
});
