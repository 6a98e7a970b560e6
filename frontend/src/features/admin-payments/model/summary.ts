import { centsOf } from '../../../shared/model/money';
import type { PaymentsMonth } from '../types';

/** The gross of a month, its deductions, and the net that remains. All amounts are in cents. */
export interface Summary {
  gross: number;
  discounts: number;
  refunds: number;
  fees: number;
  net: number;
}

/** Returns the amounts of a month in cents. */
export function summaryOf({ total, discounts, refunds, stripeFees, net }: PaymentsMonth): Summary {
  return {
    gross: centsOf(total),
    discounts: centsOf(discounts),
    refunds: centsOf(refunds),
    fees: centsOf(stripeFees),
    net: centsOf(net),
  };
}

/** Returns the parts of the gross in percent, or null if the gross or the net is not positive. */
export function partsOf({ gross, discounts, refunds, fees, net }: Summary): Omit<Summary, 'gross'> | null {
  if (gross <= 0 || net < 0) return null;
  const percent = (cents: number) => (cents * 100) / gross;
  return { discounts: percent(discounts), refunds: percent(refunds), fees: percent(fees), net: percent(net) };
}
