import { type Cents, distribute } from '../../../kernel/domain/money.js';

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
    .flatMap((payment, index) => ({ payment, amount: amounts[index] ?? amounts[0] }))
    .filter((part): part is { payment: P; amount: Cents } => (part.amount ?? 0) > 0);
}
