import pg from 'pg';
import type { BookingId } from '../../src/kernel/domain/ids.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { ReconcilePayments } from '../../src/modules/payments/application/repairs/reconcile-payments.js';
import { SendRefund } from '../../src/modules/payments/application/refunds/send-refund.js';
import { ProviderUnavailable } from '../../src/modules/payment-provider/domain/provider-errors.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anOpenPayment, anUnpaidBooking, confirm, pay } from '../support/fixtures/payments.js';
import {
  bookEachCase,
  type Case,
  knownOrganisers,
  type Organisers,
  outcomeOf,
  OUTCOMES,
} from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';

/**
 * How the server's calls to the provider fail; undefined: not at all. Payers can always confirm.
 */
let fault: Fault | undefined;
let app: TestApp;
let organisers: Organisers;

beforeAll(async () => {
  const faults = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && !path.endsWith('/confirm') ? fault : undefined;
  app = await startTestApp({ sandbox: { faults, onError: () => undefined, settlementMs: 200 } });
  organisers = await knownOrganisers(app);
});
beforeEach(() => {
  fault = undefined;
});
afterAll(() => app.close());

const reconcile = () => app.get(ReconcilePayments).execute(0);

/** Moves the payment deadline of these bookings to the past and enforces it. */
async function comeDue(bookingIds: BookingId[]): Promise<void> {
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = any($1)`, [
    bookingIds,
  ]);
  await Promise.all(bookingIds.map((id) => app.get(EnforceDeadline).execute(id)));
}

/** Pays a booking while the provider works, and cancels it during the failure. */
async function cancelPaid(): Promise<string> {
  const cause = fault;
  fault = undefined;
  const booking = await anUnpaidBooking(app);
  await pay(app, booking);
  fault = cause;
  const { status } = await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  expect(status).toBe(201);
  return booking.bookingId;
}

async function failedAtLeastOnce(): Promise<void> {
  const failing = `select 1 from graphile_worker.jobs where last_error is not null and task_identifier like 'payments.%'`;
  await eventually(async () => expect((await app.sql(failing)).length).toBeGreaterThan(3), 30_000);
}

async function expectEveryOutcome(bookings: Record<Case, string>, cancelled: string): Promise<void> {
  const names = Object.keys(OUTCOMES) as Case[];
  await eventually(async () => {
    const found = await Promise.all(names.map((name) => outcomeOf(app, bookings[name])));
    expect(Object.fromEntries(names.map((name, index) => [name, found[index]]))).toEqual(OUTCOMES);
    expect(await outcomeOf(app, cancelled)).toEqual({
      status: 'cancelled',
      paidCents: 1450,
      arrived: [1450],
      refunded: [1450],
      holdsHour: false,
    });
  }, 30_000);
  await eventually(() => expectConsistentLedger(app));
}

const breakdowns: [name: string, fault: Fault][] = [
  ['it is unreachable', { kind: 'drop_before_work' }],
  ['its responses are lost after it did the work', { kind: 'drop_after_work' }],
  ['it responds with errors', { kind: 'server_error' }],
  ['it responds with errors and stores them under the key', { kind: 'server_error', remembered: true }],
  ['it is overloaded', { kind: 'rate_limited' }],
];

describe('a failing provider during deadlines and cancellations', () => {
  test.each(breakdowns)(
    'lets every booking reach its usual outcome afterwards when %s',
    async (_, cause) => {
      const bookings = await bookEachCase(app, organisers);
      fault = cause;
      const cancelled = await cancelPaid();
      await comeDue(Object.values(bookings));
      await failedAtLeastOnce();
      fault = undefined;
      await reconcile();
      await expectEveryOutcome(bookings, cancelled);
    },
    90_000,
  );

  test('lets everything happen only once when it is slow and repairs run meanwhile', async () => {
    const bookings = await bookEachCase(app, organisers);
    fault = { kind: 'delay', milliseconds: 400 };
    const cancelled = await cancelPaid();
    await comeDue(Object.values(bookings));
    for (let round = 0; round < 5; round++) await reconcile();
    await expectEveryOutcome(bookings, cancelled);
  }, 90_000);

  test('lets a refund leave afterwards without a person when it stores errors for a long time', async () => {
    fault = { kind: 'server_error', remembered: true };
    const cancelled = await cancelPaid();
    const attempt = async () => {
      const [refund] = await app.sql<{ id: string; attempt: number }>(
        `select id, attempt from refunds where booking_id = $1`,
        [cancelled],
      );
      await expect(app.get(SendRefund).execute(refund?.id ?? '')).rejects.toThrow(ProviderUnavailable);
      return refund?.attempt;
    };
    await eventually(async () => expect(await attempt()).toBeGreaterThan(5), 30_000);
    fault = undefined;
    await reconcile();
    await eventually(async () => expect((await outcomeOf(app, cancelled)).refunded).toEqual([1450]), 30_000);
    await expectConsistentLedger(app);
  }, 90_000);

  test('keeps a cancelled hour taken until its intent is canceled when it is unreachable', async () => {
    const payment = await anOpenPayment(app);
    const [hour] = await app.sql<{ courtId: string; day: string }>(
      `select court_id as "courtId", slot_date::text as day from bookings where id = $1`,
      [payment.bookingId],
    );
    const book = () =>
      new Browser(app.url).post<{ code: string }>('/api/bookings', {
        courtId: hour?.courtId,
        bookingDate: hour?.day,
        timeSlot: '10:00',
        gameType: 'singles',
      });
    fault = { kind: 'drop_before_work' };
    await payment.browser.post('/api/cancellations', { bookingId: payment.bookingId });
    const shown = await payment.browser.get(`/api/bookings/${payment.bookingId}`);
    expect(shown.body).toMatchObject({ status: 'cancelled' });
    expect((await book()).body.code).toBe('slot_taken');
    fault = undefined;
    await reconcile();
    await eventually(async () => expect((await book()).status).toBe(201));
    expect((await confirm(app, payment)).body.error?.code).toBe('payment_intent_unexpected_state');
  });

  test('does not refuse a refund that it is still processing', async () => {
    fault = { kind: 'drop_before_work' };
    const cancelled = await cancelPaid();
    const [refund] = await eventually(async () => {
      const found = await app.sql<{ id: string }>(
        `select id from refunds where booking_id = $1 and status = 'submitted'`,
        [cancelled],
      );
      expect(found).toHaveLength(1);
      return found;
    });
    const busy = new pg.Client({ connectionString: app.config.databaseUrl ?? '' });
    await busy.connect();
    await busy.query(`select pg_advisory_lock(hashtextextended('stripe_sandbox:' || $1, 0))`, [
      `${refund?.id}:1`,
    ]);
    fault = undefined;
    await expect(app.get(SendRefund).execute(refund?.id ?? '')).rejects.toThrow(ProviderUnavailable);
    expect(await app.sql(`select attempt, status from refunds where id = $1`, [refund?.id])).toEqual([
      { attempt: 1, status: 'submitted' },
    ]);
    await busy.end();
    await reconcile();
    await eventually(async () => expect((await outcomeOf(app, cancelled)).refunded).toEqual([1450]));
    await expectConsistentLedger(app);
  });
});
