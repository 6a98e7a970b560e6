import { ReconcilePayments } from '../../src/modules/payments/application/repairs/reconcile-payments.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { Background } from '../../src/kernel/adapters/background.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import {
  aConfirmedPayment,
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  confirm,
  createIntent,
  PAID_ONCE,
  providerOf,
  UNPAID,
} from '../support/fixtures/payments.js';
import { createTestDatabase } from '../support/database/postgres.js';

/** In these tests neither the browser nor the provider reports a payment. */
let app: TestApp;
let fault: Fault | undefined;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false, sandbox: { faults: () => fault, onError: () => undefined } });
});
beforeEach(() => {
  fault = undefined;
});
afterAll(() => app.close());

const reconcile = (olderThanSeconds?: number) => app.get(ReconcilePayments).execute(olderThanSeconds);
const repairs = () =>
  app.sql<{ key: string }>(`select key from graphile_worker.jobs where task_identifier = 'payments.repair'`);
const madeEarlier = (bookingId: string, interval: string) =>
  app.sql(`update payments set created_at = created_at - $2::interval where booking_id = $1`, [
    bookingId,
    interval,
  ]);
const statusOf = async (bookingId: string) =>
  (await booksOf(app, bookingId)).payments.map(({ status }) => status);

test('an unreported payment is recorded exactly once', async () => {
  const payment = await aConfirmedPayment(app);
  await Promise.all([reconcile(0), reconcile(0), reconcile(0)]);
  await eventually(async () => expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE));
});

test('the reconciliation runs by itself in a process that does jobs', async () => {
  await eventually(() => expect([...app.get(Background).states.keys()]).toContain('payments.reconcile'));
});

test('a payment is reconciled after 30 seconds, but not before', async () => {
  const payment = await aConfirmedPayment(app);
  await madeEarlier(payment.bookingId, '25 seconds');
  await reconcile();
  expect(await repairs()).toEqual([]);
  expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  await madeEarlier(payment.bookingId, '5 seconds');
  await reconcile();
  await eventually(async () => expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE));
});

test('an order that did not reach the provider is placed again', async () => {
  const booking = await anUnpaidBooking(app);
  fault = { kind: 'drop_before_work' };
  expect((await createIntent(booking)).status).toBe(503);
  expect(await statusOf(booking.bookingId)).toEqual(['creating']);
  fault = undefined;
  await reconcile(0);
  await eventually(async () => expect(await statusOf(booking.bookingId)).toEqual(['open']));
  expect((await createIntent(booking)).status).toBe(201);
  expect(await statusOf(booking.bookingId)).toEqual(['open']);
});

describe('one day after a payment was started', () => {
  test('an order that never reached the provider is abandoned', async () => {
    const booking = await anUnpaidBooking(app);
    fault = { kind: 'drop_before_work' };
    await createIntent(booking);
    fault = undefined;
    await madeEarlier(booking.bookingId, '24 hours');
    await reconcile();
    await eventually(async () => expect(await statusOf(booking.bookingId)).toEqual(['canceled']));
  });

  test('an unconfirmed intent is canceled at the provider', async () => {
    const payment = await anOpenPayment(app);
    await madeEarlier(payment.bookingId, '24 hours');
    await reconcile();
    await eventually(async () => expect(await statusOf(payment.bookingId)).toEqual(['canceled']));
    expect((await confirm(app, payment)).body.error?.code).toBe('payment_intent_unexpected_state');
  });

  test('an intent that was confirmed meanwhile is recorded', async () => {
    const payment = await aConfirmedPayment(app);
    await madeEarlier(payment.bookingId, '24 hours');
    await reconcile();
    await eventually(async () => expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE));
  });
});

test('an open intent cannot be charged after the booking is due or paid', async () => {
  const [due, paid] = [await anOpenPayment(app), await anOpenPayment(app)];
  await app.sql(`update bookings set payment_due_at = now() - interval '1 minute' where id = $1`, [
    due.bookingId,
  ]);
  for (const { bookingId } of [due, paid]) await madeEarlier(bookingId, '1 minute');
  await app.sql(`update bookings set total_cents = 0, discount_cents = base_cents where id = $1`, [
    paid.bookingId,
  ]);
  await reconcile();
  for (const payment of [due, paid]) {
    await eventually(async () => expect(await statusOf(payment.bookingId)).toEqual(['canceled']));
    expect((await confirm(app, payment)).body.error?.code).toBe('payment_intent_unexpected_state');
  }
  await app.sql(`update bookings set total_cents = base_cents, discount_cents = 0 where id = $1`, [
    paid.bookingId,
  ]);
});

test('a payment is canceled after its intent was canceled at the provider', async () => {
  const payment = await anOpenPayment(app);
  await providerOf(app).paymentIntents.cancel(payment.intentId);
  await reconcile(0);
  await eventually(async () => expect(await statusOf(payment.bookingId)).toEqual(['canceled']));
});

test('a payment confirmed while the server was down is recorded after the next start', async () => {
  const database = await createTestDatabase();
  try {
    const before = await startTestApp({ databaseUrl: database.url, webhooks: false });
    const { bookingId } = await aConfirmedPayment(before);
    expect(await booksOf(before, bookingId)).toEqual(UNPAID);
    await before.stop();
    const after = await startTestApp({ databaseUrl: database.url, webhooks: false });
    await eventually(async () => expect(await booksOf(after, bookingId)).toEqual(PAID_ONCE));
    await after.stop();
  } finally {
    await database.drop();
  }
});
