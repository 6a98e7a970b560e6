import { type Cents, percentageOf, sum, toCents } from '../../../kernel/domain/money.js';

/** The provider's fee for each charge: a percentage of the amount plus a fixed amount. */
const PROVIDER_FEE = { percentage: 2.9, fixedCents: toCents(30) } as const;

/**
 * Returns the provider's fee for a charge. The percentage is rounded half up to the cent. The
 * provider keeps the fee even if the charge is refunded later.
 */
export function providerFee(charge: Cents): Cents {
  return sum([percentageOf(charge, PROVIDER_FEE.percentage), PROVIDER_FEE.fixedCents]);
}
