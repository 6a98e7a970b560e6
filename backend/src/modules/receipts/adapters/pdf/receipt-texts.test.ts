import { type BookingId, idFrom, type VenueId } from '../../../../kernel/domain/ids.js';
import type { ReceiptLineView, ReceiptView } from '../../application/receipt-book.js';
import { receiptLayout } from './receipt-layout.js';
import { texts, wordsOf } from './receipt-texts.js';

const line: ReceiptLineView = {
  kind: 'court',
  text: null,
  quantity: 1,
  amount: '7.25',
  courtTime: {
    courtNumber: 2,
    courtName: 'Arcilla Norte',
    date: '2026-11-28',
    timeSlot: '18:00',
    durationMinutes: 90,
    gameType: 'doubles',
    totalAmount: '29.00',
  },
};
const booking = { id: idFrom<BookingId>('booking-1'), code: 'K7M-4QX' };
const receipt: ReceiptView = {
  number: '001-000000123',
  kind: 'payment',
  means: 'cash',
  amount: '7.25',
  issuedAt: '2026-11-21T02:13:00Z',
  booking,
  lines: [line],
  buyer: null,
  corrects: null,
  venue: { id: idFrom<VenueId>('venue-1'), name: 'Las Lomas', timeZone: 'America/Guayaquil' },
  buyerUntil: null,
  correctedBy: [],
};

describe('the words of a printed receipt', () => {
  it('name the court, the play, the booking and of what price the money is a part', () => {
    expect(wordsOf(line, booking)).toEqual([
      'Cancha 2 · Arcilla Norte',
      'sábado 28 de noviembre de 2026, de 18:00 a 19:30 · dobles · reserva K7M-4QX · parte de $29.00',
    ]);
  });

  it('say that money goes back which the booking did not accept', () => {
    expect(wordsOf({ ...line, kind: 'excess' }, booking)[0]).toBe(
      'Pago de más, se devuelve · Cancha 2 · Arcilla Norte',
    );
  });

  it('count the pieces of an article', () => {
    const item = { kind: 'item', text: 'Agua', quantity: 3, amount: '4.50', courtTime: null } as const;
    expect(wordsOf(item, null)).toEqual(['3 × Agua', '']);
    expect(wordsOf({ ...item, quantity: 1 }, null)).toEqual(['Agua', '']);
  });

  it('give the instant by the clock of the venue', () => {
    expect(texts.issued(receipt)).toBe('20 de noviembre de 2026, 21:13');
  });

  it.each([
    [{}, 'Recibo', 'Pagado en efectivo', null],
    [
      { kind: 'refund', corrects: '001-000000123' },
      'Nota de crédito',
      'Devuelto en efectivo',
      'Corrige el recibo 001-000000123.',
    ],
    [
      { kind: 'refund' },
      'Nota de crédito',
      'Devuelto en efectivo',
      'Devuelve un pago anterior a los recibos numerados.',
    ],
    [
      { kind: 'refund_failed', corrects: 'C001-000000007', means: 'card' },
      'Recibo',
      'Pagado con tarjeta',
      'El reembolso no llegó: este recibo anula la nota de crédito C001-000000007.',
    ],
  ] as const)('call the document %j by its name', (over, title, means, corrects) => {
    const document = { ...receipt, ...over };
    expect([texts.title(document), texts.means(document), texts.corrects(document)]).toEqual([
      title,
      means,
      corrects,
    ]);
  });
});

describe('the layout of a receipt', () => {
  const issuer = { legalName: 'Club S. A.', legalAddress: null };

  it('is a sheet, or a roll as long as its lines', () => {
    expect(receiptLayout(receipt, issuer, 'a4').pageSize).toBe('A4');
    expect(receiptLayout(receipt, issuer, '80mm').pageSize).toMatchObject({ height: 'auto' });
  });

  it('names the buyer, or the final consumer if there is none', () => {
    const words = (buyer: ReceiptView['buyer']) =>
      JSON.stringify(receiptLayout({ ...receipt, buyer }, issuer, 'a4'));
    expect(words(null)).toContain('Consumidor final');
    expect(words({ name: 'Ana Torres', taxId: '091' })).toContain('Ana Torres');
    expect(words({ name: null, taxId: '091' })).not.toContain('Consumidor final');
  });
});
