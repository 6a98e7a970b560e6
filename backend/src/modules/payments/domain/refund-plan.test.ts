import fc from 'fast-check';
import { toCents } from '../../../kernel/domain/money.js';
import { refundPlan } from './refund-plan.js';

const paid = (amounts: readonly number[]) =>
  amounts.map((cents, index) => ({ id: `payment-${index + 1}`, amountCents: toCents(cents) }));

test.each<[number[], number, [id: string, cents: number][]]>([
  [[1450], 725, [['payment-1', 725]]],
  [
    [653, 652],
    653,
    [
      ['payment-1', 327],
      ['payment-2', 326],
    ],
  ],
  [[1449, 1], 1, [['payment-1', 1]]],
  [[0, 1450], 1450, [['payment-2', 1450]]],
  [[1450], 0, []],
  [[], 0, []],
])('payments of %j give a refund of %d cents back as %j', (amounts, total, parts) => {
  const plan = refundPlan(paid(amounts), toCents(total));
  expect(plan.map(({ payment, amount }) => [payment.id, amount])).toEqual(parts);
});

test('the parts of a refund add up to it, and no payment gives back more than it received', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (cents, percentage) => {
      const whole = cents.reduce((sum, amount) => sum + amount, 0);
      const total = Math.floor((whole * percentage) / 100);
      const plan = refundPlan(paid(cents), toCents(total));
      expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      for (const { payment, amount } of plan) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(payment.amountCents);
      }
      expect(new Set(plan.map(({ payment }) => payment.id)).size).toBe(plan.length);
    }),
    { numRuns: 1000 },
  );
});
