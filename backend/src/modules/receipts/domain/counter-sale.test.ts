import { toCents } from '../../../kernel/domain/money.js';
import { linesOf } from './counter-sale.js';
import { SaleTooLarge } from './receipt-errors.js';

const balls = { text: 'Tubo de pelotas', quantity: 3, price: toCents(675) };

describe('a sale of the counter', () => {
  it('costs the pieces of all its lines', () => {
    const racket = { text: 'Raqueta', quantity: 1, price: toCents(1000) };
    expect(linesOf([balls, racket])).toEqual({
      lines: [
        { kind: 'item', text: 'Tubo de pelotas', quantity: 3, cents: 2025 },
        { kind: 'item', text: 'Raqueta', quantity: 1, cents: 1000 },
      ],
      total: 3025,
    });
  });

  it('is possible up to the highest amount and refused above it', () => {
    const dearest = { ...balls, quantity: 1, price: toCents(99_999_999) };
    const cent = { ...balls, quantity: 1, price: toCents(1) };
    expect(linesOf([dearest]).total).toBe(99_999_999);
    expect(() => linesOf([dearest, cent])).toThrow(SaleTooLarge);
  });
});
