import { formatMoney } from '../../../shared/model/money';
import { texts } from '../texts';
import type { SaleInProgress } from '../use-selling';

/** Returns what the button of a sale says: what happens with the money. */
export function saleButton({ form: { kind }, due }: Pick<SaleInProgress, 'form' | 'due'>): string {
  const { confirm, sell } = texts.sale;
  if (kind === 'at_club' || kind === 'later' || kind === 'free') return confirm[kind];
  return due === null ? sell : confirm.taken(formatMoney(due));
}
