import { addHours } from 'date-fns/addHours';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { type BookingId, type PaymentId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import type { Intent, IntentStatus } from '../../payment-provider/index.js';
import type { Agreement } from './intent-agreement.js';
import { Payment, type PaymentState } from './payment.js';
import { BelowMinimumCharge } from './payment-errors.js';
import type { PaymentStatus } from './payment-status.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const LATER = new Date('2026-11-20T20:05:00Z');

const start = (cents = 1450) =>
  Payment.start({
    id: idFrom('payment-1'),
    bookingId: idFrom<BookingId>('booking-1'),
    playerId: idFrom<PlayerId>('player-1'),
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
  paymentId: idFrom<PaymentId>('payment-1'),
  bookingId: idFrom<BookingId>('booking-1'),
  feeCents: null,
  declinedChargeId: null,
  wasTried: false,
  customerId: 'cus_1',
  card: null,
  savedCard: null,
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
    cardBrand: null,
    cardLast4: null,
    customerId: null,
    method: 'card',
    takenBy: null,
    deskReference: null,
    takenCurrency: null,
    feeCents: null,
    declinesEndedAt: null,
    leftAt: null,
    cardCheck: null,
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
  test.each(moves)('goes from %s, when the provider reports %s, to %s', (from, status, to) => {
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

describe('an intent and a payment', () => {
  const mismatches: [why: string, agreement: Agreement, intent: Partial<Intent>, payment?: Payment][] = [
    [
      'the metadata of the first intent name another payment',
      'other',
      { paymentId: idFrom<PaymentId>('payment-2') },
    ],
    ['the metadata of the first intent name no payment', 'other', { paymentId: null }],
    ['the payment has another intent', 'other', {}, aPayment('open', { intentId: 'pi_2' })],
    ['its metadata have been removed', 'contradicts', { paymentId: null }, aPayment('open')],
    ['its metadata name another booking', 'contradicts', { bookingId: idFrom<BookingId>('booking-2') }],
    ['its amount differs', 'contradicts', { amountCents: 1449 }],
    ['its currency differs', 'contradicts', { currency: 'EUR' }],
    ['it received less than the amount', 'contradicts', { status: 'succeeded', receivedCents: 1449 }],
    ['it succeeded after it was canceled', 'contradicts', { status: 'succeeded' }, aPayment('canceled')],
    ['it was canceled, whatever its amount', 'agrees', { status: 'canceled', amountCents: 1449 }],
  ];
  test.each(mismatches)(
    'are compared: if %s, the comparison says %s',
    (_, agreement, intent, payment = start()) => {
      expect(payment.agreementWith(anIntent(intent))).toBe(agreement);
    },
  );

  test('cannot be followed by another payment', () => {
    const payment = start();
    expect(() => payment.follow(anIntent({ paymentId: idFrom<PaymentId>('payment-2') }), LATER)).toThrow(
      RangeError,
    );
    expect(payment.snapshot()).toEqual(start().snapshot());
  });

  test('a captured guarantee may receive less than it holds, but not more and not nothing', () => {
    const guarantee = aPayment('held', { purpose: 'guarantee' });
    const agrees = (receivedCents: number) =>
      guarantee.agreementWith(anIntent({ status: 'succeeded', receivedCents })) === 'agrees';
    expect([0, 1, 1449, 1450, 1451].map(agrees)).toEqual([false, true, true, true, false]);
    guarantee.follow(anIntent({ status: 'succeeded', receivedCents: 700 }), LATER);
    expect(guarantee.snapshot()).toMatchObject({ status: 'succeeded', askedCents: 1450, amountCents: 700 });
  });

  test('agree if no field differs', () => {
    expect(start().agreementWith(anIntent())).toBe('agrees');
    expect(aPayment('open').agreementWith(anIntent({ status: 'succeeded' }))).toBe('agrees');
  });
});

describe('a payment whose intent contradicts it', () => {
  const TAKEN = { status: 'succeeded', amountCents: 900, receivedCents: 900, currency: 'EUR' } as const;

  test.each<PaymentStatus>(['creating', 'open', 'processing', 'held', 'canceled'])(
    'records what was taken, when it was %s',
    (status) => {
      const payment = aPayment(status);
      payment.follow(anIntent(TAKEN), LATER);
      expect(payment.snapshot()).toMatchObject({
        status: 'contradicted',
        intentId: 'pi_1',
        amountCents: 900,
        takenCurrency: 'EUR',
        settledAt: LATER,
        excess: false,
      });
      expect([payment.isFinal, payment.isCounted, payment.isOwedBack, payment.isInLedger]).toEqual([
        true,
        false,
        true,
        false,
      ]);
    },
  );

  test('keeps its status while the intent is unfinished, so that the intent is ended', () => {
    for (const status of ['open', 'held', 'processing'] as const) {
      const payment = aPayment('open');
      payment.follow(anIntent({ status, amountCents: 900 }), LATER);
      expect(payment.status).toBe('open');
      const created = start();
      created.follow(anIntent({ status, amountCents: 900 }), LATER);
      expect(created.snapshot()).toMatchObject({ status: 'open', intentId: 'pi_1' });
    }
  });

  test('never changes after it succeeded', () => {
    const payment = aPayment('succeeded');
    payment.follow(anIntent(TAKEN), LATER);
    expect(payment.status).toBe('succeeded');
  });
});

describe('abandoning an unfinished payment', () => {
  test('cancels a payment that has no intent yet', () => {
    const payment = start();
    payment.abandon(LATER);
    expect(payment.snapshot()).toMatchObject({ status: 'canceled', settledAt: LATER, excess: false });
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
