import pg from 'pg';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { ReconcilePayments } from '../../src/modules/payments/application/repairs/reconcile-payments.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, createIntent, pay, providerOf } from '../support/fixtures/payments.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';
import { MISSING, OUTCOMES, outcomeOf, TOTAL } from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';

let database: TestDatabase;
let fault: Fault | undefined;
let app: TestApp;

beforeEach(async () => {
  fault = undefined;
  database = await createTestDatabase();
  app = await start();
});
afterEach(async () => {
  await app.stop();
  await database.drop();
});

/** Starts the application without webhooks of the provider. */
function start(): Promise<TestApp> {
  const faults = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && ['/v1/payment_intents', '/v1/refunds'].includes(path) ? fault : undefined;
  const sandbox = { faults, onError: () => undefined };
  return startTestApp({ databaseUrl: database.url, sandbox, webhooks: false });
}

/** Stops the server for a day, after which the provider has forgotten every idempotency key. */
async function aDayPasses(): Promise<void> {
  await app.stop();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`update payments set created_at = created_at - interval '24 hours'`);
  await client.query(`delete from stripe_sandbox.idempotency_keys`);
  await client.end();
  fault = undefined;
  app = await start();
}

const intentsOf = async (bookingId: string) =>
  (await providerOf(app).paymentIntents.list({ limit: 100 })).data.filter(
    ({ metadata }) => metadata['booking_id'] === bookingId,
  );

test('a charge at the deadline whose response was lost is recorded a day later and not repeated', async () => {
  const organiser = new Browser(app.url);
  await pay(app, await anUnpaidBooking(app, { browser: organiser }));
  const booking = await aDoublesBooking(app, TOTAL, organiser);
  const { shareToken } = await share(booking);
  await payPlace(app, booking.bookingId, shareToken);
  fault = { kind: 'drop_after_work' };
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    booking.bookingId,
  ]);
  await app.get(EnforceDeadline).execute(booking.bookingId);
  await eventually(async () => {
    const charged = (await intentsOf(booking.bookingId)).map(({ amount_received }) => amount_received);
    expect(charged).toContain(MISSING);
  });
  expect((await outcomeOf(app, booking.bookingId)).status).toBe('closing');
  await aDayPasses();
  await eventually(async () => expect(await outcomeOf(app, booking.bookingId)).toEqual(OUTCOMES.savedCard));
  await eventually(() => expectConsistentLedger(app));
}, 60_000);

test('an intent whose response was lost is canceled at the provider a day later', async () => {
  const booking = await anUnpaidBooking(app);
  fault = { kind: 'drop_after_work' };
  expect((await createIntent(booking)).status).toBe(503);
  expect((await intentsOf(booking.bookingId)).map(({ status }) => status)).toEqual([
    'requires_payment_method',
  ]);
  await aDayPasses();
  await eventually(async () =>
    expect((await intentsOf(booking.bookingId)).map(({ status }) => status)).toEqual(['canceled']),
  );
}, 60_000);

test('a refund whose response was lost is found a day later and not paid again', async () => {
  const booking = await anUnpaidBooking(app);
  await pay(app, booking);
  // The provider would accept two refunds of a half.
  await app.sql(`update bookings set refund_policy = $2 where id = $1`, [
    booking.bookingId,
    JSON.stringify([{ until: '2999-01-01T00:00:00.000Z', inclusive: false, percentage: 50 }]),
  ]);
  fault = { kind: 'drop_after_work' };
  await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  const refundsMade = async () =>
    (await providerOf(app).refunds.list({ limit: 100 })).data.map(({ amount }) => amount);
  await eventually(async () => expect(await refundsMade()).toEqual([725]));
  const [refund] = await app.sql(`select status from refunds where booking_id = $1`, [booking.bookingId]);
  expect(refund).toEqual({ status: 'submitted' });
  await aDayPasses();
  await app.get(ReconcilePayments).execute(0);
  await eventually(async () =>
    expect(await app.sql(`select status from refunds where booking_id = $1`, [booking.bookingId])).toEqual([
      { status: 'succeeded' },
    ]),
  );
  expect(await refundsMade()).toEqual([725]);
  await expectConsistentLedger(app);
}, 60_000);
