import { type BookingId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import { letterFacts, type LetterBooking, type LetterReader, type ToldPayment } from './booking-facts.js';
import { LETTERS, type Occasion } from './booking-letters.js';

const booking: LetterBooking = {
  id: idFrom<BookingId>('booking-1'),
  code: 'K7M-4QX',
  startsAt: '2026-11-21T23:00:00.000Z',
  hours: '18:00 a 19:00',
  timeZone: 'America/Guayaquil',
  gameType: 'singles',
  totalAmount: '16.50',
  paidAmount: '8.25',
  paymentDueAt: '2026-11-21T20:40:00.000Z',
  paysAtClub: false,
  atDeadline: 'expires',
  cancelledBy: null,
  cancellationReason: null,
  resale: null,
  court: { courtNumber: 2, name: 'Central' },
  venue: { name: 'Club Las Lomas', location: 'Quito' },
};

const payment: ToldPayment = {
  amountCents: toCents(825),
  isCounted: true,
  isAtDesk: false,
  paidAt: new Date('2026-11-21T03:05:00.000Z'),
  reference: 'pi_1',
  card: { brand: 'visa', last4: '4242' },
  refunds: [],
};
const refunded = (cents: number, isAfterResale = false): ToldPayment => ({
  ...payment,
  refunds: [{ amountCents: toCents(cents), isAfterResale }],
});

const organiser: LetterReader = {
  isOrganiser: true,
  organiser: 'Ana Pérez',
  payments: [payment],
  othersPaid: false,
  payment,
  url: 'https://saque.example/reserva/1',
};
const friend: LetterReader = { ...organiser, isOrganiser: false };

const letterFor = (
  reader: LetterReader,
  occasion: Occasion,
  { reader: more, ...over }: Partial<LetterBooking> & { reader?: Partial<LetterReader> } = {},
) => LETTERS[occasion](letterFacts({ ...booking, ...over }, { ...reader, ...more }));
const linesOf = (...told: Parameters<typeof letterFor>) => letterFor(...told).paragraphs.join(' ');

describe('the letters about a booking', () => {
  test.each([
    [
      '2026-11-21T20:40:00.000Z',
      'el plazo termina el sábado 21 de noviembre a las 15:40 (hora del complejo).',
    ],
    [
      '2026-11-21T06:05:00.000Z',
      'el plazo termina el sábado 21 de noviembre a la 01:05 (hora del complejo).',
    ],
  ])('name the deadline %s with its day and the article of its hour', (paymentDueAt, sentence) => {
    expect(linesOf(organiser, 'deadline_near', { paymentDueAt })).toContain(sentence);
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
    expect(linesOf(organiser, 'deadline_near', { atDeadline, paidAmount })).toContain(sentence);
  });

  test('do not say who paid a part: it may have been the reader', () => {
    expect(linesOf(organiser, 'part_paid')).toMatch(/^Van \$8\.25 de \$16\.50 y faltan \$8\.25\. /);
  });

  test('do not call a booking paid that a code made free', () => {
    const free = linesOf(organiser, 'confirmed', {
      totalAmount: '0.00',
      paidAmount: '0.00',
      reader: { payments: [] },
    });
    expect(free).toMatch(/^Tu reserva está confirmada y no queda nada por pagar\. /);
    expect(linesOf(organiser, 'confirmed', { paidAmount: '16.50' })).toMatch(
      /^Tu reserva está pagada y confirmada\. /,
    );
  });

  test('contain the receipt of what the reader paid, at the time of the venue', () => {
    for (const letter of [letterFor(organiser, 'confirmed'), letterFor(friend, 'receipt')])
      expect(letter.facts).toEqual(
        expect.arrayContaining([
          ['Pagaste', '$8.25'],
          ['Tarjeta', 'Visa ···· 4242'],
          ['Fecha del pago', '20 de noviembre de 2026, 22:05'],
          ['Referencia', 'pi_1'],
        ]),
      );
  });

  test('say in a receipt what is missing, and that nothing is missing', () => {
    const text = linesOf(friend, 'receipt');
    expect(text).toContain('pagaste tu parte en el partido de Ana.');
    expect(text).toContain('Van $8.25 de $16.50 y faltan $8.25.');
    expect(text).toContain('Si la reserva vence sin completarse, te devolvemos los $8.25');
    const complete = linesOf(friend, 'receipt', { paidAmount: '16.50' });
    expect(complete).toContain('La reserva está pagada por completo.');
    expect(complete).not.toContain('faltan');
  });

  test('show a friend neither the whole price nor what happens to the card of the organiser', () => {
    for (const occasion of ['receipt', 'cancelled', 'expired', 'reminder_day', 'start_corrected'] as const) {
      const { facts } = letterFor(friend, occasion);
      expect(facts.map(([label]) => label)).not.toContain('Total');
    }
    const saved = linesOf(friend, 'receipt', { atDeadline: 'charges_saved_card' });
    expect(saved).not.toContain('tarjeta guardada');
  });

  test('name no organiser whose name is unknown or looks like an advertisement', () => {
    for (const name of [null, 'http://gana.example', 'GANA100%'])
      expect(linesOf(friend, 'receipt', { reader: { organiser: name } })).toContain(
        'tu parte en el partido.',
      );
  });

  test.each([
    [825, 'Te devolvemos $8.25 (100% de lo pagado) a la tarjeta con la que se pagó'],
    [413, 'Te devolvemos $4.13 (50% de lo pagado)'],
    [0, 'Ya no había reembolso: faltaba poco para jugar.'],
  ])("name to each payer of a cancelled booking that payer's refund of %i cents", (cents, sentence) => {
    const payments = cents > 0 ? [refunded(cents)] : [payment];
    expect(linesOf(friend, 'cancelled', { reader: { payments } })).toContain(sentence);
    expect(linesOf(organiser, 'cancelled', { reader: { payments } })).toContain(sentence);
  });

  test('name no deadline and no card for what is paid at the club', () => {
    const part = linesOf(organiser, 'part_paid', { paysAtClub: true });
    expect(part).toContain('Lo que falta se paga en el club.');
    expect(part).not.toContain('plazo');
    const payments = [{ ...refunded(825), isAtDesk: true }];
    const cancelled = linesOf(organiser, 'cancelled', { reader: { payments } });
    expect(cancelled).toContain('lo que pagaste en el club te lo entrega el club');
    expect(cancelled).not.toContain('a la tarjeta');
  });

  test('say in a receipt that the club took the money', () => {
    const payment = { ...refunded(825), isAtDesk: true, card: null };
    const { facts } = letterFor(organiser, 'confirmed', { reader: { payments: [payment] } });
    expect(facts).toEqual(expect.arrayContaining([['Forma de pago', 'En el club']]));
  });

  test('remind a player who pays at the club of the amount, at once and before the game', () => {
    const atClub = { paidAmount: '0.00', paysAtClub: true, reader: { payments: [] } };
    const chosen = linesOf(organiser, 'pays_at_club', atClub);
    expect(chosen).toContain('Tu reserva está confirmada y pagas $16.50 en el club.');
    expect(chosen).not.toMatch(/plazo|tarjeta/);
    for (const occasion of ['reminder_day', 'reminder_hours'] as const) {
      expect(linesOf(organiser, occasion, atClub)).toContain('Recuerda que pagas $16.50 en el club.');
      expect(linesOf(organiser, occasion, { paidAmount: '16.50' })).not.toContain('pagas');
      expect(linesOf(friend, occasion, { paysAtClub: true })).not.toContain('pagas');
    }
  });

  test('say to the organiser that the others who paid get their part back', () => {
    const reader = { payments: [], othersPaid: true };
    const text = linesOf(organiser, 'cancelled', { reader });
    expect(text).toContain('A cada persona que pagó su parte le devolvemos lo suyo');
    expect(text).not.toContain('Te devolvemos');
    expect(linesOf(organiser, 'expired', { reader })).toContain('le devolvemos todo a su tarjeta');
  });

  test('give the reason of the venue, and keep the one of a player', () => {
    const reason = { cancellationReason: 'Llueve' };
    expect(linesOf(friend, 'cancelled', { ...reason, cancelledBy: 'venue' })).toContain('Motivo: Llueve');
    expect(linesOf(friend, 'cancelled', { ...reason, cancelledBy: 'player' })).not.toContain('Llueve');
    expect(linesOf(friend, 'cancelled', { cancelledBy: 'player' })).toContain('Ana canceló el partido');
  });

  test('say nothing about refunds if the booking was unpaid', () => {
    const nothing = { paidAmount: '0.00', reader: { payments: [], payment: undefined } };
    expect(linesOf(organiser, 'cancelled', nothing)).toContain('no hay nada que devolver');
    expect(linesOf(organiser, 'expired', nothing)).not.toContain('devolvemos');
  });

  test('name the sum of a refund that left, and of a payment that did not count', () => {
    const refundCents = toCents(413);
    expect(letterFor(friend, 'refund_succeeded', { reader: { refundCents } }).subject).toBe(
      'Tu reembolso de $4.13 va en camino',
    );
    expect(letterFor(friend, 'excess').subject).toBe('Te devolvemos $8.25: tu pago no entró en la reserva');
  });

  test('name what goes back to a player who has left, and how many places are free', () => {
    const whole = { reader: { refundCents: toCents(825) } };
    expect(letterFor(friend, 'left', whole).subject).toBe('Dejaste tu lugar: te devolvemos $8.25');
    expect(linesOf(friend, 'left', whole)).toContain('Te devolvemos los $8.25 completos');
    const rest = { reader: { refundCents: toCents(725), places: 2 } };
    expect(letterFor(friend, 'left', rest).subject).toBe('Dejaste tus 2 lugares: te devolvemos $7.25');
    expect(linesOf(friend, 'left', rest)).toMatch(
      /^Tus 2 lugares en .* quedaron libres para otras personas\. Te devolvemos \$7\.25 a la misma tarjeta/,
    );
    expect(linesOf(friend, 'left')).toContain('El club ya te había devuelto todo lo que pagaste.');
    const told = { ...rest, reader: { ...rest.reader, payments: [], payer: 'Eva Mora' } };
    expect(letterFor(organiser, 'left', told).subject).toBe(
      '2 lugares de tu partido quedaron libres otra vez',
    );
    expect(linesOf(organiser, 'left', told)).toContain('dejó sus 2 lugares, y le devolvemos $7.25. Otras');
  });

  test('say where a moved booking is now, and what is left to pay', () => {
    expect(linesOf(organiser, 'moved')).toContain('Ahora juegas el sábado 21 de noviembre, de 18:00 a 19:00');
    expect(linesOf(organiser, 'moved')).toContain('Faltan $8.25 por pagar');
    expect(linesOf(organiser, 'moved', { paidAmount: '16.50' })).toContain('No queda nada por pagar.');
  });

  test('remind of a game with its own time, never with "today" or "tomorrow"', () => {
    for (const occasion of ['reminder_day', 'reminder_hours'] as const) {
      const { subject, paragraphs } = letterFor(friend, occasion);
      const text = [subject, ...paragraphs].join(' ');
      expect(text).toContain('El partido de Ana es el sábado 21 de noviembre, de 18:00 a 19:00');
      expect(text).not.toMatch(/\b(hoy|mañana)\b/i);
    }
    expect(letterFor(organiser, 'reminder_hours').subject).toBe('Tu partido empieza a las 18:00');
  });

  test('link to the page of the booking', () => {
    for (const occasion of Object.keys(LETTERS) as Occasion[])
      if (occasion !== 'refund_failed')
        expect(letterFor(organiser, occasion).action?.url).toBe('https://saque.example/reserva/1');
  });
});

describe('the letters about a resale', () => {
  const promised = { cancelledBy: 'player', resale: {} } as const;
  const halfBack = { payments: [refunded(412)] };

  test('promise the rest to a player who cancels and does not get everything', () => {
    const lines = linesOf(organiser, 'cancelled', { ...promised, reader: halfBack });
    expect(lines).toContain('Te devolvemos $4.12 (50% de lo pagado)');
    expect(lines).toContain('Si tu hora se vuelve a vender, te devolvemos el resto: hasta $4.13.');
  });

  test('announce another letter only if the time is sold again, because no other letter follows', () => {
    const lines = linesOf(organiser, 'cancelled', { ...promised, reader: halfBack });
    expect(lines).toContain('Lo sabremos cuando pase la hora del juego; si se vendió, te escribiremos.');
  });

  test.each([
    ['the venue has promised nothing', { cancelledBy: 'player', reader: halfBack }],
    ['everything comes back anyway', { ...promised, reader: { payments: [refunded(825)] } }],
  ] as const)('promise nothing if %s', (_, over) => {
    expect(linesOf(organiser, 'cancelled', over)).not.toContain('se vuelve a vender');
  });

  test('say what came back, and whether it is everything', () => {
    const partly = { payments: [refunded(300, true)] };
    const { subject } = letterFor(organiser, 'resold', { ...promised, reader: partly });
    expect(subject).toBe('Se volvió a vender tu hora: te devolvemos $3.00');
    expect(linesOf(organiser, 'resold', { ...promised, reader: partly })).toContain(
      'Es lo que pagaron por tu hora.',
    );
    const whole = { payments: [refunded(825, true)] };
    expect(linesOf(friend, 'resold', { ...promised, reader: whole })).toContain(
      'vuelve a ti todo lo que pagaste',
    );
  });
});
