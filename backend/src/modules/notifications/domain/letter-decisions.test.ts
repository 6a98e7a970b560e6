import { toCents } from '../../../kernel/domain/money.js';
import { letterFacts, type LetterBooking, type LetterReader, type ToldPayment } from './booking-facts.js';
import { LETTERS, type Occasion } from './booking-letters.js';
import { SAMPLE_BOOKING } from './letter-samples.js';

const CARD: ToldPayment = {
  amountCents: toCents(725),
  isCounted: true,
  isAtDesk: false,
  paidAt: new Date('2026-11-20T19:55:00.000Z'),
  reference: 'pi_1',
  card: { brand: 'visa', last4: '4242' },
  refunds: [],
};
const DESK: ToldPayment = { ...CARD, isAtDesk: true, card: null };
const ACCOUNT = { holder: 'Las Lomas S.A.', bank: 'Banco Andino', number: '2200', note: null };
const UNPAID = { paidAmount: '0.00', atDeadline: 'expires' } as const;
const PARTLY = { paidAmount: '14.50' };
const READER: LetterReader = {
  isOrganiser: true,
  organiser: 'Ana',
  payments: [CARD],
  othersPaid: false,
  payment: CARD,
  url: 'https://saque.example/reserva/1',
};

type Changes = Partial<LetterBooking> & { reader?: Partial<LetterReader> };
const letterOf = (isOrganiser: boolean, occasion: Occasion, { reader, ...over }: Changes = {}) =>
  LETTERS[occasion](letterFacts({ ...SAMPLE_BOOKING, ...over }, { ...READER, isOrganiser, ...reader }));
const linesOf = (...letter: Parameters<typeof letterOf>) => letterOf(...letter).paragraphs;
const textOf = (...letter: Parameters<typeof letterOf>) => {
  const { subject, title, paragraphs } = letterOf(...letter);
  return [subject, title, ...paragraphs].join(' ');
};

describe('a letter to the organiser', () => {
  test.each<[Occasion, Changes, string[], string | RegExp]>([
    ['pays_at_club', UNPAID, ['pagas $29.00 en el club'], 'plazo'],
    ['by_transfer', UNPAID, ['transferencia de $29.00', 'pon K7M-4QX en el concepto'], 'en el club.'],
    ['held', UNPAID, ['Paga $29.00 hasta el viernes 20 de noviembre a las 15:40'], 'Transfiere'],
    ['guaranteed', UNPAID, ['hasta el viernes 20 de noviembre a las 15:40'], 'Transfiere'],
    ['moved', PARTLY, ['Faltan $14.50 por pagar, y el plazo termina el viernes 20'], 'transferir'],
    ['moved', { ...PARTLY, transfer: ACCOUNT }, ['$14.50 por transferir, y el plazo'], 'por pagar'],
    ['moved', { ...PARTLY, paysAtClub: true }, ['Faltan $14.50, que se pagan en el club'], 'plazo'],
    ['moved', {}, ['en la cancha 2 · Central', 'No queda nada por pagar'], 'Faltan'],
    ['reminder_day', PARTLY, ['Todavía faltan $14.50', 'hasta el viernes 20', 'Cancela'], 'en el club.'],
    ['reminder_hours', PARTLY, ['Tu partido es el sábado 21', 'Todavía faltan $14.50'], 'Cancela'],
    ['reminder_hours', {}, ['Tu partido es el sábado 21'], 'faltan'],
    ['start_corrected', {}, ['puedes cancelar con las mismas condiciones'], 'partido de'],
    ['payment_link', UNPAID, ['faltan $29.00', 'El plazo termina el', 'vence'], 'paga en el club'],
    ['payment_link', { ...PARTLY, paysAtClub: true }, ['faltan $14.50', 'paga en el club'], 'plazo'],
    ['guarantee_ended', PARTLY, ['Faltan $14.50, y el plazo termina ahora el viernes 20'], 'club.'],
    ['owed_at_club', PARTLY, ['Faltan $14.50 de tu partido', 'Págalos en el club'], 'amigos'],
    ['owed_at_club', { ...PARTLY, reader: { othersPaid: true } }, ['tus amigos ya cuenta'], 'vence'],
    ['deadline_near', { ...PARTLY, transfer: ACCOUNT }, ['Si ya transferiste', 'faltan $14.50'], '\n'],
    ['deadline_near', PARTLY, ['tarjeta guardada'], 'transferiste'],
    ['part_paid', PARTLY, ['El plazo para completar el pago termina el viernes 20'], 'en el club'],
    ['receipt', { ...PARTLY, paysAtClub: true }, ['tu pago ya cuenta', 'se paga en el club'], 'plazo'],
  ])('says about %s of %j: %j, and not %j', (occasion, changes, said, unsaid) => {
    const text = textOf(true, occasion, changes);
    for (const words of said) expect(text).toContain(words);
    expect(text).not.toMatch(unsaid);
  });

  test('names the payment it is about, and where this goes back if the booking expires', () => {
    const own = { ...PARTLY, reader: { payment: { ...CARD, amountCents: toCents(300) } } };
    expect(letterOf(true, 'receipt', own).subject).toBe('Recibo de tu pago: $3.00');
    expect(textOf(true, 'receipt', own)).toContain('te devolvemos los $3.00 a la misma tarjeta.');
    expect(textOf(true, 'receipt', { ...PARTLY, reader: { payment: DESK } })).toContain(
      'te devolvemos los $7.25 en el club.',
    );
    expect(letterOf(true, 'receipt', { ...PARTLY, reader: { payment: undefined } }).subject).toBe(
      'Recibo de tu pago: $14.50',
    );
  });

  test('sends a payer at the desk to the club about money that the booking did not take', () => {
    expect(textOf(true, 'excess')).toContain('Te devolvemos los $7.25 completos a la misma tarjeta');
    const atDesk = textOf(true, 'excess', { reader: { payment: DESK } });
    expect(atDesk).toContain('El club te devuelve los $7.25 completos');
    expect(atDesk).not.toContain('tarjeta');
  });
});

describe('a letter to a friend', () => {
  test.each<[Occasion, Changes]>([
    ['reminder_day', PARTLY],
    ['reminder_hours', PARTLY],
    ['start_corrected', {}],
  ])('says nothing about the rest or about cancelling: %s', (occasion, changes) => {
    expect(textOf(false, occasion, changes)).not.toMatch(/faltan|pagar|cancel/i);
    expect(textOf(false, occasion, changes)).toContain('sábado 21 de noviembre, de 18:00 a 19:00');
  });

  test('ends the sentence about a corrected start with the hour', () => {
    expect(linesOf(false, 'start_corrected')[0]).toMatch(/de 18:00 a 19:00\.$/);
  });
});

describe('a letter about a booking that has ended', () => {
  test.each<[Occasion, boolean, Changes, string, string[], string]>([
    ['cancelled', true, {}, 'Tu reserva está cancelada', ['Cancelamos tu reserva.'], 'en el que pagaste'],
    [
      'cancelled',
      false,
      {},
      'Cancelado: el partido de Ana, sábado 21 de noviembre, de',
      ['Ana canceló'],
      'tu reserva',
    ],
    [
      'cancelled',
      false,
      { reader: { organiser: null } },
      'Cancelado: el partido, sábado',
      ['Quien hizo la reserva canceló'],
      'Ana',
    ],
    [
      'cancelled',
      true,
      { cancelledBy: 'venue' },
      'Tu reserva',
      ['Lo sentimos', 'tuvo que cancelar tu reserva.'],
      'Motivo',
    ],
    [
      'cancelled',
      false,
      { cancelledBy: 'venue' },
      'Cancelado',
      ['tuvo que cancelar el partido de Ana, en el que'],
      'Motivo',
    ],
    ['expired', true, PARTLY, 'Tu reserva venció', ['quedó libre otra vez'], 'A cada persona'],
    [
      'expired',
      false,
      { reader: { othersPaid: true } },
      'La reserva venció: el partido de Ana, sábado',
      ['Te devolvemos'],
      'A cada persona',
    ],
    [
      'expired',
      true,
      { ...UNPAID, transfer: ACCOUNT },
      'Tu reserva',
      ['Si ya hiciste la transferencia'],
      'Motivo',
    ],
    ['expired', false, { transfer: ACCOUNT }, 'La reserva', ['Te devolvemos'], 'transferencia'],
    ['resold', true, {}, 'Se volvió a vender', ['la hora que habías cancelado.'], 'el partido de Ana'],
    ['resold', false, {}, 'Se volvió a vender', ['la hora del partido de Ana, que se había'], 'habías'],
  ])('%s, to the organiser: %s, with %j', (occasion, isOrganiser, changes, subject, said, unsaid) => {
    expect(letterOf(isOrganiser, occasion, changes).subject).toContain(subject);
    const text = textOf(isOrganiser, occasion, changes);
    for (const words of said) expect(text).toContain(words);
    expect(text).not.toContain(unsaid);
  });

  test('promises the refunds of others to the organiser alone', () => {
    const others = { reader: { othersPaid: true } };
    expect(textOf(true, 'cancelled', others)).toContain('A cada persona que pagó su parte');
    expect(textOf(false, 'cancelled', others)).not.toContain('A cada persona');
    expect(textOf(true, 'cancelled')).not.toContain('A cada persona');
  });

  const ofResale = (isOrganiser: boolean, othersPaid: boolean) =>
    textOf(isOrganiser, 'resold', {
      resale: {},
      reader: {
        othersPaid,
        payments: [
          {
            ...CARD,
            refunds: [
              { amountCents: toCents(200), isAfterResale: false },
              { amountCents: toCents(300), isAfterResale: true },
            ],
          },
        ],
      },
    });

  test('calls what a resale brought the part of each if several had paid', () => {
    expect(ofResale(true, false)).toContain('Es lo que pagaron por tu hora.');
    for (const part of [ofResale(true, true), ofResale(false, false), ofResale(false, true)])
      expect(part).toContain('Es tu parte de lo que pagaron por esa hora.');
  });

  test('tells the money of a resale from what had come back before', () => {
    expect(ofResale(true, false)).toContain('te devolvemos $3.00 a la tarjeta');
  });

  test.each(['expired', 'cancelled', 'resold'] as const)(
    'says that the desk gives back what it took, even beside a card: %s',
    (occasion) => {
      const refunds = [{ amountCents: toCents(725), isAfterResale: true }];
      const both = {
        payments: [
          { ...CARD, refunds },
          { ...DESK, refunds },
        ],
      };
      const text = textOf(true, occasion, { reader: both });
      expect(text).toContain('$14.50');
      expect(text).toContain('te lo entrega el club');
      expect(textOf(true, occasion, { reader: { payments: [{ ...CARD, refunds }] } })).toContain(
        'a la tarjeta con la que se pagó',
      );
    },
  );

  test('leaves money out that the booking never accepted', () => {
    const refused = { ...CARD, isCounted: false };
    expect(textOf(true, 'expired', { ...PARTLY, reader: { payments: [refused] } })).not.toContain(
      'Te devolvemos',
    );
  });
});

describe('a letter about places that a payer has left', () => {
  const refundCents = toCents(725);
  const told = (places: number, more: Partial<LetterReader> = {}) =>
    textOf(true, 'left', { ...PARTLY, reader: { payments: [], payer: 'Eva', places, refundCents, ...more } });

  test('names the organiser who left and the count, and says what the group may do', () => {
    expect(told(1)).toContain('Eva dejó su lugar, y le devolvemos $7.25. Otra persona puede pagarlo');
    expect(told(2)).toContain('Eva dejó sus 2 lugares, y le devolvemos $7.25. Otras personas pueden');
    expect(told(1, { payer: null })).toContain('Una persona dejó su lugar');
    expect(told(1, { refundCents: undefined })).toContain('Eva dejó su lugar. Otra persona');
  });

  test('says what is left to pay: by the deadline, or at the club', () => {
    expect(told(1)).toContain('faltan $14.50. El plazo para completar el pago termina el viernes 20');
    const atClub = textOf(true, 'left', { ...PARTLY, paysAtClub: true, reader: { payments: [] } });
    expect(atClub).toContain('Van $14.50 de $29.00 y faltan $14.50. Lo que falta se paga en el club.');
    expect(atClub).not.toMatch(/plazo|tarjeta/);
  });

  test('leaves the booking to an organiser who has left a place', () => {
    expect(textOf(true, 'left', { reader: { refundCents } })).toContain(
      'Tu lugar quedó libre para otra persona. La reserva sigue siendo tuya.',
    );
    expect(textOf(false, 'left', { reader: { refundCents } })).toContain('Tu lugar en el partido de Ana');
  });
});
