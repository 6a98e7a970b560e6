import { centsOf } from '../../../shared/model/money';
import type { PaymentsMonth } from '../types';

/** Where the gross goes, in cents: what is taken off it, and what is left. */
export interface Summary {
  gross: number;
  discounts: number;
  refunds: number;
  fees: number;
  net: number;
}

export function summaryOf({ total, discounts, refunds, stripeFees, net }: PaymentsMonth): Summary {
  return {
    gross: centsOf(total),
    discounts: centsOf(discounts),
    refunds: centsOf(refunds),
    fees: centsOf(stripeFees),
    net: centsOf(net),
  };
}

/** Each part of the gross in percent; null where there is no whole to be part of. */
export function partsOf({ gross, discounts, refunds, fees, net }: Summary): Omit<Summary, 'gross'> | null {
  if (gross <= 0 || net < 0) return null;
  const percent = (cents: number) => (cents * 100) / gross;
  return { discounts: percent(discounts), refunds: percent(refunds), fees: percent(fees), net: percent(net) };
}
