import { balanceOf } from './movement.js';

test.each([
  ['payment', 1450, 1450],
  ['refund', 1450, -1450],
  ['fee', 50, -50],
  ['dispute', -1450, -1450],
  ['dispute', 1450, 1450],
  ['payment', null, 0],
  ['refund', null, 0],
] as const)('a %s of %j cents changes the balance at the provider by %d', (kind, cents, balance) => {
  expect(balanceOf(kind, cents)).toBe(balance);
});
