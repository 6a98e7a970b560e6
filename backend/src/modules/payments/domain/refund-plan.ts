import { type Cents, distribute, ZERO } from '../../../kernel/domain/money.js';

/**
 * Returns how much of each payment is refunded. The parts are proportional to the payments and add
 * up to `total` to the cent (largest remainder). Parts of 0 cents are left out.
 */
export function refundPlan<P extends { readonly id: string; readonly amountCents: Cents }>(
  payments: readonly P[],
  total: Cents,
): { payment: P; amount: Cents }[] {
  const amounts = distribute(
    total,
    payments.map((payment) => payment.amountCents),
  );
  return payments
    .map((payment, index) => ({ payment, amount: amounts[index] ?? ZERO }))
    .filter(({ amount }) => amount > 0);
}
