import { toCents } from '../../../kernel/domain/money.js';
import { backTo, letterFacts, type LetterBooking, type LetterReader } from './booking-facts.js';
import { LETTERS, type Occasion } from './booking-letters.js';
import { SAMPLE_BOOKING, sampleReader } from './letter-samples.js';

const ACCOUNT = { holder: 'Las Lomas S.A.', bank: 'Banco Andino', number: '2200', note: 'RUC 179' };
/** A booking for which every row has something to say. */
const BOOKING: LetterBooking = {
  ...SAMPLE_BOOKING,
  paidAmount: '14.50',
  category: { name: 'Socio', publicAmount: '40.00' },
  transfer: ACCOUNT,
};

type Changes = Partial<LetterBooking> & { reader?: Partial<LetterReader> };
const factsOf = (occasion: Occasion, isOrganiser: boolean, { reader, ...over }: Changes = {}) =>
  letterFacts({ ...BOOKING, ...over }, { ...sampleReader('receipt', isOrganiser), ...reader });
const rowsOf = (...about: Parameters<typeof factsOf>) => LETTERS[about[0]](factsOf(...about)).facts;

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  game: ['Código', 'Complejo', 'Cancha', 'Cuándo', 'Juego'],
  price: ['Categoría', 'Total'],
  transfer: ['Monto', 'Concepto', 'Titular', 'Banco', 'Cuenta', 'Datos'],
  receipt: ['Pagaste', 'Tarjeta', 'Fecha del pago', 'Referencia'],
  refunds: [
    'Antes del viernes 20 de noviembre a las 18:00',
    'Hasta el sábado 21 de noviembre a las 06:00',
    'Después',
  ],
  refund: ['Reembolso', 'Tarjeta'],
};
const labels = (rows: readonly (readonly [string, string])[]) => rows.map(([label]) => label);
const labelsOf = (groups: string) => groups.split(' ').flatMap((group) => GROUPS[group] ?? group);

test.each<[Occasion, string]>([
  ['confirmed', 'game price refunds receipt'],
  ['pays_at_club', 'game price'],
  ['by_transfer', 'transfer game price'],
  ['held', 'game price'],
  ['guaranteed', 'game price refunds'],
  ['moved', 'game price transfer refunds'],
  ['start_corrected', 'game price refunds'],
  ['reminder_day', 'game'],
  ['reminder_hours', 'game'],
  ['receipt', 'receipt refunds game'],
  ['part_paid', 'game price'],
  ['deadline_near', 'transfer game price'],
  ['payment_link', 'game price'],
  ['guarantee_ended', 'game price'],
  ['owed_at_club', 'game price'],
  ['charged', 'game price refunds receipt'],
  ['excess', 'game price'],
  ['left', 'game'],
  ['refund_succeeded', 'refund game price'],
  ['refund_failed', 'Reembolso game price'],
  ['cancelled', 'game price'],
  ['expired', 'game price'],
  ['resold', 'game price'],
])('the letter %s has these rows for the organiser, in order: %s', (occasion, groups) => {
  expect(labels(rowsOf(occasion, true))).toEqual(labelsOf(groups));
});

test.each<[Occasion, string]>([
  ['moved', 'game refunds'],
  ['start_corrected', 'game refunds'],
  ['reminder_day', 'game'],
  ['receipt', 'receipt refunds game'],
  ['excess', 'game'],
  ['left', 'game'],
  ['refund_succeeded', 'refund game'],
  ['cancelled', 'game'],
  ['expired', 'game'],
])('the letter %s shows a friend neither the price nor the account: %s', (occasion, groups) => {
  expect(labels(rowsOf(occasion, false))).toEqual(labelsOf(groups));
});

test.each<[string, Occasion, Changes, string]>([
  [
    'no card of a refund that the provider does not name',
    'refund_succeeded',
    { reader: { payment: undefined } },
    'Reembolso game price',
  ],
  ['no account if nothing is missing', 'moved', { paidAmount: '29.00' }, 'game price refunds'],
  ['no account if no transfer is expected', 'deadline_near', { transfer: null }, 'game price'],
  ['no category of a player without one', 'held', { category: null }, 'game Total'],
  ['no refunds to a reader who has paid nothing', 'guaranteed', { reader: { refunds: null } }, 'game price'],
  ['no receipt without a payment', 'receipt', { reader: { payment: undefined } }, 'refunds game'],
  ['the price to the organiser when a friend leaves', 'left', { reader: { payments: [] } }, 'game price'],
])('a letter shows %s', (_case, occasion, changes, groups) => {
  expect(labels(rowsOf(occasion, true, changes))).toEqual(labelsOf(groups));
});

test('the rows of a booking say where, when and at which price', () => {
  expect(rowsOf('held', true)).toEqual([
    ['Código', 'K7M-4QX'],
    ['Complejo', 'Club Las Lomas · Quito'],
    ['Cancha', '2 · Central'],
    ['Cuándo', 'sábado 21 de noviembre, de 18:00 a 19:00'],
    ['Juego', 'Dobles'],
    ['Categoría', 'Socio, en vez de $40.00'],
    ['Total', '$29.00'],
  ]);
});

test('the rows of a transfer name the amount, the code to write and the account', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['Monto', '$14.50'],
    ['Concepto', 'K7M-4QX'],
    ['Titular', 'Las Lomas S.A.'],
    ['Banco', 'Banco Andino'],
    ['Cuenta', '2200'],
  ];
  expect(rowsOf('by_transfer', true).slice(0, 6)).toEqual(rows.concat([['Datos', 'RUC 179']]));
  const bare = rowsOf('by_transfer', true, { transfer: { ...ACCOUNT, note: null } });
  expect(bare.slice(0, 6)).toEqual(rows.concat([['Código', 'K7M-4QX']]));
});

test('the rows of the refunds end with nothing, and say so if nothing comes back at all', () => {
  const ends = (reader: Partial<LetterReader>) => rowsOf('guaranteed', true, { reader }).at(-1);
  expect(ends({})).toEqual(['Después', 'Sin reembolso']);
  expect(ends({ refunds: [] })).toEqual(['Si se cancela', 'Sin reembolso']);
  expect(rowsOf('guaranteed', true)).toContainEqual([
    'Hasta el sábado 21 de noviembre a las 06:00',
    '50% · $3.63 a Visa ···· 4242',
  ]);
});

test('a receipt has a group of rows for each payment that counts', () => {
  const [card] = sampleReader('receipt', true).payments;
  if (!card) throw new Error('the sample has no payment');
  const cash = { ...card, isAtDesk: true, card: null, reference: '001', amountCents: toCents(200) };
  const payments = [card, { ...card, isCounted: false }, cash];
  const rows = rowsOf('confirmed', true, { reader: { payments, refunds: null } });
  expect(rows.slice(-8)).toEqual([
    ['Pagaste', '$7.25'],
    ['Tarjeta', 'Visa ···· 4242'],
    ['Fecha del pago', '20 de noviembre de 2026, 14:55'],
    ['Referencia', 'pi_3QmuestraDeReferencia01'],
    ['Pagaste', '$2.00'],
    ['Forma de pago', 'En el club'],
    ['Fecha del pago', '20 de noviembre de 2026, 14:55'],
    ['Referencia', '001'],
  ]);
});

test.each([
  [{ isAtDesk: true, card: null }, 'en el club'],
  [{ isAtDesk: false, card: null }, 'a la misma tarjeta'],
  [{ isAtDesk: false, card: { brand: 'amex', last4: '0005' } }, 'a American Express ···· 0005'],
  [{ isAtDesk: false, card: { brand: 'new', last4: '1111' } }, 'a Tarjeta ···· 1111'],
])('the money of %j goes back %s', (payment, words) => expect(backTo(payment)).toBe(words));

test('a reader who has paid nothing gets back nothing', () => {
  const payments = { payments: [], payment: undefined, refundCents: undefined };
  expect(factsOf('cancelled', false, { reader: payments })).toMatchObject({
    ownPaid: false,
    ownPercentage: 0,
    ownKept: null,
    refund: '$0.00',
    isRefundNone: true,
    isRefundWhole: false,
    isPayer: false,
  });
});

test('the refund of a payment that is unknown is not called whole', () => {
  const unknown = { reader: { payment: undefined, refundCents: toCents(725) } };
  expect(factsOf('left', true, unknown)).toMatchObject({ isRefundWhole: false, isRefundNone: false });
});
