import { letterFacts, type LetterBooking } from './booking-facts.js';
import { LETTERS } from './booking-letters.js';

const booking: LetterBooking = {
  id: 'booking-1',
  code: 'K7M-4QX',
  startsAt: '2026-11-21T23:00:00.000Z',
  hours: '18:00 a 19:00',
  timeZone: 'America/Guayaquil',
  gameType: 'singles',
  totalAmount: '16.50',
  paidAmount: '8.25',
  refundedAmount: '0.00',
  paymentDueAt: '2026-11-21T20:40:00.000Z',
  atDeadline: 'expires',
  cancelledBy: null,
  cancellationReason: null,
  court: { courtNumber: 2, name: 'Central' },
  venue: { name: 'Club Las Lomas', location: 'Quito' },
};

const linesOf = (occasion: keyof typeof LETTERS, over: Partial<LetterBooking> = {}) =>
  LETTERS[occasion](letterFacts({ ...booking, ...over }, 'https://saque.example')).paragraphs.join(' ');

describe('the letters about a booking', () => {
  test.each([
    ['2026-11-21T20:40:00.000Z', 'el plazo termina a las 15:40 (hora del complejo).'],
    ['2026-11-21T06:05:00.000Z', 'el plazo termina a la 01:05 (hora del complejo).'],
  ])('name the deadline %s with the article of its hour', (paymentDueAt, sentence) => {
    expect(linesOf('deadline_near', { paymentDueAt })).toContain(sentence);
  });

  test.each([
    [
      'expires',
      '8.25',
      'Si para entonces falta algo, la reserva vence, la hora queda libre y devolvemos todo',
    ],
    ['expires', '0.00', 'Si para entonces falta algo, la reserva vence y la hora queda libre.'],
    ['charges_saved_card', '0.00', 'Si tu banco no acepta el cobro, la reserva vence y la hora queda libre.'],
    ['charges_guarantee', '8.25', 'lo cobramos de la garantía que dejaste en tu tarjeta'],
  ] as const)('say what happens at the deadline: %s with $%s paid', (atDeadline, paidAmount, sentence) => {
    expect(linesOf('deadline_near', { atDeadline, paidAmount })).toContain(sentence);
  });

  test('do not say who paid a part: it may have been the reader', () => {
    expect(linesOf('part_paid')).toMatch(/^Van \$8\.25 de \$16\.50 y faltan \$8\.25\. /);
  });

  test('do not call a booking paid that a code made free', () => {
    const free = linesOf('confirmed', { totalAmount: '0.00', paidAmount: '0.00' });
    expect(free).toMatch(/^Tu reserva está confirmada y no queda nada por pagar\. /);
    expect(linesOf('confirmed', { paidAmount: '16.50' })).toMatch(/^Tu reserva está pagada y confirmada\. /);
  });
});
