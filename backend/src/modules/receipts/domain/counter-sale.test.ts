import { toCents } from '../../../kernel/domain/money.js';
import { linesOf } from './counter-sale.js';

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

  it('is refused above the highest amount', () => {
    expect(() => linesOf([{ ...balls, quantity: 99, price: toCents(99_999_999) }])).toThrow('demasiado');
  });
});
