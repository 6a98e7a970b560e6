import { ReconcilePayments } from '../../src/modules/payments/application/repairs/reconcile-payments.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import {
  aConfirmedPayment,
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  createIntent,
  PAID_ONCE,
  providerOf,
  report,
  UNPAID,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, look, share } from '../support/fixtures/sharing.js';

/** How the calls to the provider fail; undefined: not at all. */
let fault: Fault | undefined;
let app: TestApp;

beforeAll(async () => {
  const faults = ({ path }: { path: string }) => (path.endsWith('/confirm') ? undefined : fault);
  app = await startTestApp({ webhooks: false, sandbox: { faults, onError: () => undefined } });
});
beforeEach(() => {
  fault = undefined;
});
afterAll(() => app.close());

/** Returns the intents of this booking that are not canceled. */
async function activeIntents({ bookingId }: UnpaidBooking): Promise<string[]> {
  const { data } = await providerOf(app).paymentIntents.list({ limit: 100 });
  const own = data.filter(
    ({ metadata, status }) => metadata['booking_id'] === bookingId && status !== 'canceled',
  );
  return own.map(({ id }) => id);
}

/** Fails to open a payment of an existing customer, then repairs the provider. */
async function aFailedOpening(cause: Fault): Promise<UnpaidBooking> {
  const { browser } = await anOpenPayment(app);
  const booking = await anUnpaidBooking(app, { browser });
  fault = cause;
  const { status, headers, body } = await createIntent(booking);
  expect([status, body.code]).toEqual([503, 'payment_provider_unavailable']);
  expect(body.message).toMatch(/inténtalo de nuevo/);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  fault = undefined;
  return booking;
}

const breakdowns: [name: string, fault: Fault][] = [
  ['it is unreachable', { kind: 'drop_before_work' }],
  ['its response is lost after it did the work', { kind: 'drop_after_work' }],
  ['it responds with an error', { kind: 'server_error' }],
  ['it is overloaded', { kind: 'rate_limited' }],
];

async function aSharedBooking(): Promise<{ bookingId: string; shareToken: string }> {
  const booking = await aDoublesBooking(app);
  return { bookingId: booking.bookingId, shareToken: (await share(booking)).shareToken };
}

const placesHeld = async (shareToken: string) =>
  (await look(new Browser(app.url), shareToken)).pendingParticipants;

describe('during a failure of the provider', () => {
  test.each(breakdowns)(
    'the payer is asked to retry when %s, and then finds one intent',
    async (_, cause) => {
      const booking = await aFailedOpening(cause);
      const { status, body } = await createIntent(booking);
      expect([status, body.amount]).toEqual([201, '14.50']);
      expect(await activeIntents(booking)).toEqual([body.clientSecret?.split('_secret_')[0]]);
    },
  );

  test.each(breakdowns)(
    'a friend learns when %s that nothing was charged, and keeps the place',
    async (_, cause) => {
      const { bookingId, shareToken } = await aSharedBooking();
      const friend = new Browser(app.url);
      fault = cause;
      const refused = await askForPlace(friend, bookingId, shareToken);
      expect([refused.status, refused.body.code]).toEqual([503, 'payment_provider_unavailable']);
      expect(refused.body.message).toBe(
        'No pudimos conectar con el procesador de pagos. No se cobró nada y tu lugar queda guardado unos minutos; inténtalo de nuevo en un momento.',
      );
      expect(await placesHeld(shareToken)).toBe(1);
      fault = undefined;
      expect((await askForPlace(friend, bookingId, shareToken)).status).toBe(201);
      expect(await placesHeld(shareToken)).toBe(1);
    },
  );

  test('a place is opened afterwards if the provider is unreachable for longer than the place is held', async () => {
    const { bookingId, shareToken } = await aSharedBooking();
    fault = { kind: 'drop_before_work' };
    await askForPlace(new Browser(app.url), bookingId, shareToken);
    await app.sql(
      `update payments set created_at = created_at - interval '10 minutes' where booking_id = $1`,
      [bookingId],
    );
    await app.get(ReconcilePayments).execute();
    await eventually(async () =>
      expect(
        await app.sql(
          `select 1 from graphile_worker.jobs where task_identifier = 'payments.repair' and last_error is not null`,
        ),
      ).toHaveLength(1),
    );
    expect(await placesHeld(shareToken)).toBe(1);
    fault = undefined;
    await app.get(ReconcilePayments).execute();
    await eventually(async () => expect(await placesHeld(shareToken)).toBe(0));
  });

  test('a new order replaces the spent one if the provider stores an error under the key', async () => {
    const { browser } = await anOpenPayment(app); // creates the customer
    const booking = await anUnpaidBooking(app, { browser });
    fault = { kind: 'server_error', remembered: true };
    await createIntent(booking);
    fault = undefined;
    const { status, body } = await createIntent(booking);
    expect(status).toBe(201);
    expect(await activeIntents(booking)).toEqual([body.clientSecret?.split('_secret_')[0]]);
  });

  test.each(breakdowns)(
    'the payer reads not to pay again when %s after the card was charged',
    async (_, cause) => {
      const payment = await aConfirmedPayment(app);
      fault = cause;
      const { status, body } = await report(payment);
      expect([status, body.code]).toEqual([503, 'payment_confirmation_delayed']);
      expect(body.message).toMatch(/No pagues de nuevo/);
      expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
      fault = undefined;
      expect((await report(payment)).status).toBe(201);
      expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
    },
  );

  test('no database transaction stays open while the provider is slow', async () => {
    const booking = await anUnpaidBooking(app);
    fault = { kind: 'delay', milliseconds: 700 };
    const opening = createIntent(booking);
    await eventually(async () =>
      expect(await app.sql(`select 1 from payments where booking_id = $1`, [booking.bookingId])).toHaveLength(
        1,
      ),
    );
    const waiting = await app.sql(`select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`);
    expect(waiting).toEqual([]);
    expect((await opening).status).toBe(201);
  });
});
