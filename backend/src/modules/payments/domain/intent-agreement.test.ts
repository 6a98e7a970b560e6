import { type BookingId, type PaymentId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import type { Intent } from '../../payment-provider/index.js';
import { type Agreement, agreementOf, isOpenedBy } from './intent-agreement.js';
import { Payment, type PaymentState } from './payment.js';

const aPayment = (values: Partial<PaymentState> = {}) => {
  const started = Payment.start({
    id: idFrom<PaymentId>('payment-1'),
    bookingId: idFrom<BookingId>('booking-1'),
    playerId: idFrom<PlayerId>('player-1'),
    purpose: 'full',
    amount: toCents(1450),
    now: new Date('2026-11-20T20:00:00Z'),
  });
  return { ...started.snapshot(), ...values } as PaymentState;
};
const OPEN = { status: 'open', intentId: 'pi_1' } as const;
const anIntent = (values: Partial<Intent> = {}) =>
  ({
    id: 'pi_1',
    status: 'open',
    amountCents: 1450,
    receivedCents: 0,
    currency: 'USD',
    paymentId: 'payment-1',
    bookingId: 'booking-1',
    ...values,
  }) as Intent;

test.each<[string, PaymentState, Intent, boolean]>([
  ['its intent waits for the payer', aPayment(), anIntent(), true],
  ['the payment was open before', aPayment(OPEN), anIntent(), false],
  ['its intent is processed', aPayment(), anIntent({ status: 'processing' }), false],
  ['its intent has another amount', aPayment(), anIntent({ amountCents: 1449 }), false],
  ['the intent is of another payment', aPayment(), anIntent({ paymentId: null }), false],
])('a payment is newly opened or not if %s', (_, payment, intent, isOpened) => {
  expect(isOpenedBy(payment, intent)).toBe(isOpened);
});

test.each<[Intent['status'], number, Agreement]>([
  ['open', 0, 'agrees'],
  ['held', 0, 'agrees'],
  ['succeeded', 0, 'contradicts'],
  ['succeeded', 1449, 'contradicts'],
  ['succeeded', 1450, 'agrees'],
  ['succeeded', 1451, 'contradicts'],
  ['canceled', 0, 'agrees'],
])('an intent of 14.50 that is %s and received %d cents %s', (status, receivedCents, agreement) => {
  expect(agreementOf(aPayment(OPEN), anIntent({ status, receivedCents }))).toBe(agreement);
});

test('an intent that is open again contradicts nothing, even if its payment was canceled', () => {
  const canceled = aPayment({ status: 'canceled', intentId: 'pi_1' });
  expect(agreementOf(canceled, anIntent())).toBe('agrees');
  expect(agreementOf(canceled, anIntent({ status: 'succeeded', receivedCents: 1450 }))).toBe('contradicts');
});
