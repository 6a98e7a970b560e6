import { type Cents, sum, toCents } from '../../../kernel/domain/money.js';
import { SaleTooLarge } from './receipt-errors.js';
import type { ItemLine } from './receipt.js';

/** Something that the counter sells: its price is that of one piece. */
export interface Item {
  readonly text: string;
  readonly quantity: number;
  readonly price: Cents;
}

const HIGHEST_TOTAL = toCents(99_999_999);

/**
 * Returns the lines of a sale, with their sum.
 * @throws SaleTooLarge
 */
export function linesOf(items: readonly Item[]): { lines: ItemLine[]; total: Cents } {
  const lines = items.map(({ text, quantity, price }): ItemLine => {
    const cents = toCents(quantity * price);
    return { kind: 'item', text, quantity, cents };
  });
  const total = sum(lines.map(({ cents }) => cents));
  if (total > HIGHEST_TOTAL) throw new SaleTooLarge();
  return { lines, total };
}
