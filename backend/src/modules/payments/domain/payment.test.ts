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

const aPayment = (values: Partial<PaymentState>) => new Payment({ ...start().state, ...values });

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

test('a payment starts before the provider hears of it', () => {
  expect(start().state).toEqual({
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

test('less than the provider takes cannot be asked for', () => {
  expect(start(50).state.amountCents).toBe(50);
  expect(() => start(49)).toThrow(BelowMinimumCharge);
});

describe('a payment follows its intent', () => {
  const moves: [from: PaymentStatus, says: IntentStatus, then: PaymentStatus][] = [
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
  test.each(moves)('%s, where the provider says %s, is then %s', (from, status, then) => {
    const payment = aPayment({ status: from });
    payment.follow(anIntent({ status }), LATER);
    expect(payment.state.status).toBe(then);
  });

  test('and keeps its id, and when it ended', () => {
    const payment = start();
    payment.follow(anIntent(), LATER);
    expect(payment.state).toMatchObject({ intentId: 'pi_1', settledAt: null });
    payment.follow(anIntent({ status: 'succeeded' }), LATER);
    expect(payment.state).toMatchObject({ status: 'succeeded', settledAt: LATER });
  });
});

describe('an intent is not of a payment', () => {
  const strangers: [why: string, intent: Partial<Intent>, payment?: Partial<PaymentState>][] = [
    ['that it does not name', { paymentId: 'payment-2' }],
    ['where it names none', { paymentId: null }],
    ['of another booking', { bookingId: 'booking-2' }],
    ['that has another intent', {}, { status: 'open', intentId: 'pi_2' }],
    ['over another amount', { amountCents: 1449 }],
    ['in another currency', { currency: 'EUR' }],
    ['that received less', { status: 'succeeded', receivedCents: 1449 }],
    ['that was given up', { status: 'succeeded' }, { status: 'canceled', settledAt: NOW }],
  ];
  test.each(strangers)('%s', (_, intent, state = {}) => {
    const payment = aPayment(state);
    const before = { ...payment.state };
    expect(payment.agreesWith(anIntent(intent))).toBe(false);
    expect(() => payment.follow(anIntent(intent), LATER)).toThrow(RangeError);
    expect(payment.state).toEqual(before);
  });

  test('but a guarantee may bring in less than it holds, never more and never nothing', () => {
    const guarantee = aPayment({ purpose: 'guarantee', status: 'held', intentId: 'pi_1' });
    const agrees = (receivedCents: number) =>
      guarantee.agreesWith(anIntent({ status: 'succeeded', receivedCents }));
    expect([0, 1, 1449, 1450, 1451].map(agrees)).toEqual([false, true, true, true, false]);
    guarantee.follow(anIntent({ status: 'succeeded', receivedCents: 700 }), LATER);
    expect(guarantee.state).toMatchObject({ status: 'succeeded', askedCents: 1450, amountCents: 700 });
  });

  test('but is where everything agrees', () => {
    expect(start().agreesWith(anIntent())).toBe(true);
    expect(aPayment({ status: 'open', intentId: 'pi_1' }).agreesWith(anIntent({ status: 'succeeded' }))).toBe(
      true,
    );
  });
});

describe('giving up', () => {
  test('ends a payment whose secret never left us', () => {
    const payment = start();
    payment.abandon(LATER);
    expect(payment.state).toMatchObject({ status: 'canceled', settledAt: LATER });
  });

  test.each<PaymentStatus>(['open', 'processing', 'succeeded', 'canceled'])(
    'leaves one that is %s alone',
    (status) => {
      const payment = aPayment({ status, intentId: 'pi_1' });
      payment.abandon(LATER);
      expect(payment.state.status).toBe(status);
    },
  );

  test('is due after a day, not a moment before, and never for what has ended', () => {
    const dayLater = addHours(NOW, 24);
    expect(start().isAbandoned(addMilliseconds(dayLater, -1))).toBe(false);
    expect(start().isAbandoned(dayLater)).toBe(true);
    expect(aPayment({ status: 'succeeded' }).isAbandoned(dayLater)).toBe(false);
  });
});
