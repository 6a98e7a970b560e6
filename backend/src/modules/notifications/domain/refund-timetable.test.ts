import { toCents } from '../../../kernel/domain/money.js';
import {
  type RefundablePayment,
  refundAlarms,
  type RefundableBooking,
  refundTimetable,
} from './refund-timetable.js';

const FULL = '2026-11-20T23:00:00.000Z';
const HALF = '2026-11-21T11:00:00.000Z';
/** Play begins at 18:00 of 21 November in Guayaquil. */
const booking: RefundableBooking = {
  status: 'active',
  totalAmount: '33.05',
  paidAmount: '33.05',
  paysAtClub: false,
  timeZone: 'America/Guayaquil',
  refundPolicy: [
    { until: FULL, inclusive: false, percentage: 100 },
    { until: HALF, inclusive: true, percentage: 50 },
  ],
};
const NOW = new Date('2026-11-19T12:00:00Z');
const paid = (cents: number, over: Partial<RefundablePayment> = {}): RefundablePayment => ({
  amountCents: toCents(cents),
  isCounted: true,
  isOwn: true,
  backTo: 'a Visa ···· 4242',
  ...over,
});
const whole = [paid(3305)];
const shown = (
  payments: readonly RefundablePayment[],
  over: Partial<RefundableBooking> = {},
  { isOrganiser = true, now = NOW } = {},
) =>
  refundTimetable({ ...booking, ...over }, payments, { isOrganiser, now })?.map(
    ({ moment, what }) => `${moment}: ${what}`,
  ) ?? null;

test('names each moment on the clock of the venue, the cents and the card', () => {
  expect(shown(whole)).toEqual([
    'viernes 20 de noviembre a las 18:00: 100% · $33.05 a Visa ···· 4242',
    'sábado 21 de noviembre a las 06:00: 50% · $16.53 a Visa ···· 4242',
  ]);
});

test('uses the clock of another zone', () => {
  expect(shown(whole, { timeZone: 'Europe/Madrid' })?.[0]).toMatch(/^sábado 21 de noviembre a las 00:00/);
});

test('splits what comes back between the people so that the cents add up to the refund', () => {
  const places = [826, 826, 826, 827];
  const halves = places.map((_, own) => {
    const payments = places.map((cents, index) => paid(cents, { isOwn: index === own }));
    return shown(payments)?.[1]?.split('$')[1]?.split(' ')[0];
  });
  expect(halves).toEqual(['4.13', '4.13', '4.13', '4.14']);
  expect(halves.reduce((sum, half) => sum + Math.round(Number(half) * 100), 0)).toBe(1653);
});

test('names each card and the desk of the club, with the money that goes there', () => {
  const payments = [paid(1000), paid(500, { backTo: 'en el club' }), paid(1805)];
  expect(shown(payments)?.[0]).toContain('100% · $28.05 a Visa ···· 4242 y $5.00 en el club');
});

test('leaves out money that the booking did not accept', () => {
  expect(shown([paid(3305), paid(3305, { isCounted: false })])?.[0]).toContain('$33.05');
});

test.each([
  ['exactly at the first limit', FULL, 1],
  ['exactly at the second limit', HALF, 1],
  ['a millisecond after the last limit', '2026-11-21T11:00:00.001Z', 0],
])('leaves out the terms that are over %s', (_case, now, lines) => {
  expect(shown(whole, {}, { isOrganiser: true, now: new Date(now) })).toHaveLength(lines);
});

test('leaves out a time for regret after which everything still comes back', () => {
  const regret = { until: '2026-11-19T12:15:00.000Z', inclusive: false, percentage: 100 };
  expect(shown(whole, { refundPolicy: [regret, ...booking.refundPolicy] })).toHaveLength(2);
  const late = { ...regret, until: '2026-11-21T05:00:00.000Z' };
  expect(shown(whole, { refundPolicy: [late, ...booking.refundPolicy.slice(1)] })).toHaveLength(2);
});

test('keeps the moment itself if less comes back at it than before it', () => {
  const half = { until: FULL, inclusive: true, percentage: 50 };
  const [full] = booking.refundPolicy;
  expect(shown(whole, { refundPolicy: full ? [full, half] : [] })).toHaveLength(2);
});

test('shows a player who is still to pay by card what the terms would give back of the price', () => {
  const unpaid = { paidAmount: '0.00' };
  expect(shown([], unpaid)?.[1]).toBe(
    'sábado 21 de noviembre a las 06:00: 50% · $16.53 a la tarjeta con la que pagues',
  );
});

test.each<[string, Partial<RefundableBooking>, boolean]>([
  ['an organiser who pays at the club', { paidAmount: '0.00', paysAtClub: true }, true],
  ['the organiser of a game without a price', { totalAmount: '0.00', paidAmount: '0.00' }, true],
  ['an organiser for whom others have paid', {}, true],
  ['a player who has not paid', { paidAmount: '0.00' }, false],
  ['a player whose booking is cancelled', { status: 'cancelled' }, true],
])('promises nothing to %s', (_case, over, isOrganiser) => {
  expect(shown(over.status ? whole : [], over, { isOrganiser, now: NOW })).toBeNull();
});

describe('the reminders of a calendar', () => {
  const alarms = (now = NOW, isOrganiser = true) =>
    refundAlarms(refundTimetable(booking, whole, { isOrganiser, now }), { isOrganiser, now });

  test('come two hours before less comes back, and say what comes back then', () => {
    expect(alarms().map(({ at }) => at.toISOString())).toEqual([
      '2026-11-20T21:00:00.000Z',
      '2026-11-21T09:00:00.000Z',
    ]);
    expect(alarms()[0]?.text).toBe(
      '¿No vas a poder? Si cancelas antes del viernes 20 de noviembre a las 18:00, te devolvemos 100% · $33.05 a Visa ···· 4242. Después: 50% · $16.53 a Visa ···· 4242.',
    );
    expect(alarms()[1]?.text).toMatch(/ hasta el sábado .* Después: nada\.$/);
  });

  test('ask a friend to inform the one who made the booking', () => {
    expect(alarms(NOW, false)[0]?.text).toContain('Avisa a quien reservó.');
  });

  test('are none if nothing comes back', () => {
    expect(refundAlarms(null, { isOrganiser: true, now: NOW })).toEqual([]);
  });

  test('leave out a moment that is too near', () => {
    expect(alarms(new Date('2026-11-20T21:00:00Z'))).toHaveLength(1);
  });
});
