import fc from 'fast-check';
import { type BookingId, type PaymentId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import type { Intent } from '../../payment-provider/index.js';
import { Payment, type PaymentState } from './payment.js';
import type { PaymentPurpose } from './payment-state.js';
import type { PaymentStatus } from './payment-status.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const LATER = new Date('2026-11-20T20:05:00Z');
const CARD = { id: 'pm_1', brand: 'visa', last4: '4242', customerId: 'cus_1' };
const IDS = {
  id: idFrom<PaymentId>('payment-1'),
  bookingId: idFrom<BookingId>('booking-1'),
  playerId: idFrom<PlayerId>('player-1'),
};

const started = (values: Partial<Parameters<typeof Payment.start>[0]> = {}) =>
  Payment.start({ ...IDS, purpose: 'full', amount: toCents(1450), now: NOW, ...values });
const atDesk = () =>
  Payment.takenAtDesk({
    ...IDS,
    method: 'transfer',
    takenBy: 'admin-1',
    deskReference: 'bank 7',
    amount: toCents(30),
    at: NOW,
  });
const aPayment = (status: PaymentStatus, values: Partial<PaymentState> = {}) =>
  Payment.restore({ ...started().snapshot(), intentId: 'pi_1', status, ...values } as PaymentState);
const anIntent = (values: Partial<Intent> = {}) =>
  ({
    ...IDS,
    id: 'pi_1',
    paymentId: IDS.id,
    status: 'open',
    amountCents: 1450,
    receivedCents: 0,
    ...values,
  }) as Intent;

const STATUSES: readonly PaymentStatus[] = [
  'creating',
  'open',
  'processing',
  'held',
  'succeeded',
  'canceled',
  'contradicted',
];
const statusesIn = (holds: (payment: Payment) => boolean, values?: Partial<PaymentState>) =>
  STATUSES.filter((status) => holds(aPayment(status, values)));

test('a payment knows what it is, as it was started', () => {
  const payment = started({ purpose: 'deadline', card: CARD, checksCard: true });
  expect(payment.snapshot()).toMatchObject({
    cardId: 'pm_1',
    cardBrand: 'visa',
    cardLast4: '4242',
    cardCheck: 'due',
  });
  const { id, bookingId, playerId, purpose, cardId, customerId, createdAt } = payment;
  expect({ id, bookingId, playerId }).toEqual(IDS);
  expect([purpose, cardId, customerId, createdAt]).toEqual(['deadline', 'pm_1', 'cus_1', NOW]);
  const { status, intentId, askedCents, amountCents, feeCents } = payment;
  expect([status, intentId, askedCents, amountCents, feeCents]).toEqual(['creating', null, 1450, 1450, null]);
});

test('money that the desk took has arrived in full, below the minimum of the provider, too', () => {
  const { askedCents, isCounted, account, intentId } = atDesk();
  expect([askedCents, isCounted, account]).toEqual([30, true, 'transfer']);
  expect(intentId).toContain('payment-1');
  expect(atDesk().snapshot()).toMatchObject({
    ...IDS,
    purpose: 'desk',
    method: 'transfer',
    takenBy: 'admin-1',
    deskReference: 'bank 7',
    amountCents: 30,
    status: 'succeeded',
    excess: false,
    createdAt: NOW,
    settledAt: NOW,
    cardCheck: null,
  });
  expect(started().account).toBe('provider');
});

test('each status says what the card, the payer and the money have done', () => {
  expect(statusesIn((payment) => payment.isFinal)).toEqual(['succeeded', 'canceled', 'contradicted']);
  expect(statusesIn((payment) => payment.isInFlight)).toEqual(['creating', 'open', 'processing']);
  expect(statusesIn((payment) => payment.hasUsedCard)).toEqual(['held', 'succeeded']);
  expect(statusesIn((payment) => payment.hasReceived)).toEqual(['succeeded', 'contradicted']);
  expect(statusesIn((payment) => payment.isOwedBack)).toEqual(['contradicted']);
  expect(statusesIn((payment) => payment.isCounted)).toEqual(['succeeded']);
  expect(statusesIn((payment) => payment.isHeldGuarantee)).toEqual([]);
  expect(statusesIn((payment) => payment.isHeldGuarantee, { purpose: 'guarantee' })).toEqual(['held']);
  expect(statusesIn((payment) => payment.wasAbandoned)).toEqual([]);
  expect(statusesIn((payment) => payment.wasAbandoned, { intentId: null })).toEqual(['canceled']);
});

test.each([
  [null, true],
  ['USD', true],
  ['EUR', false],
])('the ledger contains money that was taken in %s: %s', (takenCurrency, isInLedger) => {
  expect(aPayment('contradicted', { takenCurrency }).isInLedger).toBe(isInLedger);
});

test('only money that arrived becomes excess, and the booking then counts it no longer', () => {
  for (const status of ['succeeded', 'contradicted'] as const) {
    const payment = aPayment(status);
    payment.markExcess();
    expect([payment.isExcess, payment.isCounted, payment.isOwedBack]).toEqual([true, false, true]);
  }
  for (const status of ['creating', 'open', 'processing', 'held', 'canceled'] as const) {
    const payment = aPayment(status);
    expect(() => payment.markExcess()).toThrow(RangeError);
    expect(payment.isExcess).toBe(false);
  }
});

test('a payer gives up paid places once, and gets the whole amount back', () => {
  const payment = aPayment('succeeded', { purpose: 'share' });
  expect(payment.hasLeft).toBe(false);
  payment.leave(LATER);
  expect([payment.hasLeft, payment.isExcess, payment.isCounted]).toEqual([true, true, false]);
  expect(payment.snapshot()).toMatchObject({ leftAt: LATER, amountCents: 1450 });
  expect(() => payment.leave(LATER)).toThrow(RangeError);
});

test.each<[PaymentPurpose, PaymentStatus]>([
  ['full', 'succeeded'],
  ['share', 'open'],
  ['share', 'contradicted'],
])('a payment with the purpose %s that is %s cannot give up a place', (purpose, status) => {
  const payment = aPayment(status, { purpose });
  expect(() => payment.leave(LATER)).toThrow(RangeError);
  expect([payment.hasLeft, payment.isExcess]).toEqual([false, false]);
});

test('the fee of a charge is recorded once', () => {
  const payment = started();
  payment.recordFee(toCents(72));
  payment.recordFee(toCents(99));
  expect(payment.feeCents).toBe(72);
});

test('declined cards stop a payment only until it has ended', () => {
  for (const status of STATUSES) {
    const payment = aPayment(status);
    payment.stopForDeclines(LATER);
    expect(payment.wasStoppedByDeclines).toBe(!payment.isFinal);
  }
});

test('the result of the check of a card is kept', () => {
  const payment = started({ checksCard: true });
  payment.markCard('passed');
  expect(payment.snapshot().cardCheck).toBe('passed');
});

test('the card is known from when it was used, and a hold receives nothing yet', () => {
  const payment = aPayment('open');
  const card = { brand: 'visa', last4: '4242', fingerprint: null };
  payment.follow(anIntent({ card, currency: 'USD' }), LATER);
  expect(payment.snapshot()).toMatchObject({ cardBrand: null, cardLast4: null });
  payment.follow(anIntent({ status: 'held', card, currency: 'USD' }), LATER);
  expect(payment.snapshot()).toMatchObject({ cardBrand: 'visa', cardLast4: '4242', amountCents: 1450 });
  payment.follow(anIntent({ status: 'held', card: null, currency: 'USD' }), LATER);
  expect(payment.snapshot()).toMatchObject({ cardBrand: 'visa', excess: false });
});

test('an unfinished intent that contradicts moves no payment that has an intent', () => {
  for (const status of ['processing', 'held'] as const) {
    const payment = aPayment(status);
    payment.follow(anIntent({ amountCents: 900, currency: 'USD' }), LATER);
    expect(payment.status).toBe(status);
  }
});

test('a payment counts only if exactly what was asked arrived, whatever is reported', () => {
  const reports = fc.array(
    fc.record({
      status: fc.constantFrom<Intent['status']>('open', 'processing', 'held', 'succeeded', 'canceled'),
      amountCents: fc.constantFrom(1450, 1450, 900),
      receivedCents: fc.constantFrom(1450, 1450, 900, 0),
      currency: fc.constantFrom('USD', 'USD', 'EUR'),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(reports, (all) => {
      const payment = started();
      for (const report of all) payment.follow(anIntent(report), LATER);
      const taken = all.find(({ status }) => status === 'succeeded');
      expect(payment.hasReceived).toBe(taken !== undefined);
      expect(payment.isCounted && payment.isOwedBack).toBe(false);
      if (taken) expect(payment.amountCents).toBe(taken.receivedCents);
      if (payment.isCounted) expect(taken).toMatchObject({ receivedCents: 1450, currency: 'USD' });
      expect(payment.snapshot().excess).toBe(false);
    }),
    { numRuns: 500 },
  );
});
