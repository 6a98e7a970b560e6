import { addHours } from 'date-fns/addHours';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { toCents } from '../../../kernel/domain/money.js';
import type { Intent, IntentStatus } from './intent.js';
import { Payment, type PaymentState } from './payment.js';
import { BelowMinimumCharge } from './payment-errors.js';
import type { PaymentStatus } from './payment-status.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const LATER = new Date('2026-11-20T20:05:00Z');

const start = (cents = 1450) =>
  Payment.start({
    id: 'payment-1',
    bookingId: 'booking-1',
    playerId: 'player-1',
    purpose: 'full',
    amount: toCents(cents),
    now: NOW,
  });

/** A payment with this status and otherwise the usual values. */
const aPayment = (status: PaymentStatus, values: Partial<PaymentState> = {}) => {
  const intentId = status === 'creating' ? null : 'pi_1';
  const settledAt = status === 'succeeded' || status === 'canceled' ? NOW : null;
  return Payment.restore({ ...start().snapshot(), status, intentId, settledAt, ...values } as PaymentState);
};

const anIntent = (values: Partial<Intent> = {}): Intent => ({
  id: 'pi_1',
  status: 'open',
  amountCents: 1450,
  receivedCents: values.status === 'succeeded' ? 1450 : 0,
  currency: 'USD',
  paymentId: 'payment-1',
  bookingId: 'booking-1',
  clientSecret: 'pi_1_secret',
  ...values,
});

test('a new payment has no intent at the provider yet', () => {
  expect(start().snapshot()).toEqual({
    id: 'payment-1',
    bookingId: 'booking-1',
    playerId: 'player-1',
    purpose: 'full',
    askedCents: 1450,
    amountCents: 1450,
    cardId: null,
    status: 'creating',
    intentId: null,
    excess: false,
    createdAt: NOW,
    settledAt: null,
  });
});

test('a payment below the minimum charge of the provider is rejected', () => {
  expect(start(50).amountCents).toBe(50);
  expect(() => start(49)).toThrow(BelowMinimumCharge);
});

describe('the status of a payment follows its intent', () => {
  const moves: [from: PaymentStatus, reported: IntentStatus, to: PaymentStatus][] = [
    ['creating', 'open', 'open'],
    ['creating', 'processing', 'processing'],
    ['creating', 'succeeded', 'succeeded'],
    ['creating', 'canceled', 'canceled'],
    ['open', 'open', 'open'],
    ['open', 'processing', 'processing'],
    ['open', 'succeeded', 'succeeded'],
    ['open', 'canceled', 'canceled'],
    ['processing', 'processing', 'processing'],
    ['processing', 'open', 'open'],
    ['processing', 'succeeded', 'succeeded'],
    ['processing', 'canceled', 'canceled'],
    ['creating', 'held', 'held'],
    ['open', 'held', 'held'],
    ['processing', 'held', 'held'],
    ['held', 'held', 'held'],
    ['held', 'open', 'held'],
    ['held', 'succeeded', 'succeeded'],
    ['held', 'canceled', 'canceled'],
    ['succeeded', 'open', 'succeeded'],
    ['succeeded', 'held', 'succeeded'],
    ['succeeded', 'processing', 'succeeded'],
    ['succeeded', 'succeeded', 'succeeded'],
    ['succeeded', 'canceled', 'succeeded'],
    ['canceled', 'open', 'canceled'],
    ['canceled', 'processing', 'canceled'],
    ['canceled', 'canceled', 'canceled'],
  ];
  test.each(moves)('from %s, when the provider reports %s, to %s', (from, status, to) => {
    const payment = aPayment(from);
    payment.follow(anIntent({ status }), LATER);
    expect(payment.status).toBe(to);
  });

  test('the payment stores the id of the intent and the time at which it ended', () => {
    const payment = start();
    payment.follow(anIntent(), LATER);
    expect(payment.snapshot()).toMatchObject({ intentId: 'pi_1', settledAt: null });
    payment.follow(anIntent({ status: 'succeeded' }), LATER);
    expect(payment.snapshot()).toMatchObject({ status: 'succeeded', settledAt: LATER });
  });
});

describe('an intent is not accepted for a payment', () => {
  const mismatches: [why: string, intent: Partial<Intent>, payment?: Payment][] = [
    ['if its metadata name another payment', { paymentId: 'payment-2' }],
    ['if its metadata name no payment', { paymentId: null }],
    ['if its metadata name another booking', { bookingId: 'booking-2' }],
    ['if the payment has another intent', {}, aPayment('open', { intentId: 'pi_2' })],
    ['if its amount differs', { amountCents: 1449 }],
    ['if its currency differs', { currency: 'EUR' }],
    ['if it received less than the amount', { status: 'succeeded', receivedCents: 1449 }],
    ['if the payment was canceled but the intent succeeded', { status: 'succeeded' }, aPayment('canceled')],
  ];
  test.each(mismatches)('the intent is rejected %s', (_, intent, payment = start()) => {
    const before = payment.snapshot();
    expect(payment.agreesWith(anIntent(intent))).toBe(false);
    expect(() => payment.follow(anIntent(intent), LATER)).toThrow(RangeError);
    expect(payment.snapshot()).toEqual(before);
  });

  test('a captured guarantee may receive less than it holds, but not more and not nothing', () => {
    const guarantee = aPayment('held', { purpose: 'guarantee' });
    const agrees = (receivedCents: number) =>
      guarantee.agreesWith(anIntent({ status: 'succeeded', receivedCents }));
    expect([0, 1, 1449, 1450, 1451].map(agrees)).toEqual([false, true, true, true, false]);
    guarantee.follow(anIntent({ status: 'succeeded', receivedCents: 700 }), LATER);
    expect(guarantee.snapshot()).toMatchObject({ status: 'succeeded', askedCents: 1450, amountCents: 700 });
  });

  test('an intent that agrees in every field is accepted', () => {
    expect(start().agreesWith(anIntent())).toBe(true);
    expect(aPayment('open').agreesWith(anIntent({ status: 'succeeded' }))).toBe(true);
  });
});

describe('abandoning an unfinished payment', () => {
  test('cancels a payment that has no intent yet', () => {
    const payment = start();
    payment.abandon(LATER);
    expect(payment.snapshot()).toMatchObject({ status: 'canceled', settledAt: LATER });
  });

  test.each<PaymentStatus>(['open', 'processing', 'succeeded', 'canceled'])(
    'does not change a payment that is %s',
    (status) => {
      const payment = aPayment(status);
      payment.abandon(LATER);
      expect(payment.status).toBe(status);
    },
  );

  test('a payment is stale after exactly one day, unless it has ended', () => {
    const dayLater = addHours(NOW, 24);
    expect(start().isStale(addMilliseconds(dayLater, -1))).toBe(false);
    expect(start().isStale(dayLater)).toBe(true);
    expect(aPayment('succeeded').isStale(dayLater)).toBe(false);
  });
});
