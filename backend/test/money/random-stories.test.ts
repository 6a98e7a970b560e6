import fc from 'fast-check';
import type { PlayerId } from '../../src/kernel/domain/ids.js';
import { ReconcilePayments } from '../../src/modules/payments/application/repairs/reconcile-payments.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { freshMonth, shownMonth } from '../support/fixtures/calendar.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { aDoublesBooking } from '../support/fixtures/sharing.js';
import { expectConsistentLedger } from './provider-side.js';
import { type Command, commands } from './random-choices.js';
import { Story } from './random-commands.js';
import { STORY_ACCOUNT } from './transfer-commands.js';

/** `npm run test:soak` runs many more. */
const RUNS = Number(process.env['MONEY_STORIES'] ?? 30);
const CODE = 'AZAR';
const PRICES = [2905, 2900, 1455, 233];

const faults: Fault[] = [];
let app: TestApp;
let accountId: PlayerId;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp({
    sandbox: {
      faults: ({ method, path }) =>
        method === 'POST' && !path.endsWith('/confirm') ? faults.shift() : undefined,
      onError: () => undefined,
      settlementMs: 100,
      retryDelaysMs: [100],
    },
  });
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
  await admin.post('/api/admin/discount-codes', { code: CODE, type: 'percentage', value: '33' });
  const { browser } = await pay(app, await anUnpaidBooking(app)); // the account has a saved card
  ({ playerId: accountId } = await asAccount(app, browser));
});
afterAll(() => app.close());

/** Expects that no release, refund, payment or job is in progress. */
async function everythingHasSettled(): Promise<void> {
  await app.get(ReconcilePayments).execute(0);
  await eventually(async () => {
    const left = await app.sql(
      `select id::text from bookings where status = 'closing'
       union all select id::text from refunds where status in ('requested', 'submitted')
       union all select id::text from payments where status in ('creating', 'processing')
       union all select id::text from graphile_worker.jobs where locked_at is not null
         or (run_at <= now() and attempts < max_attempts)`,
    );
    expect(left).toEqual([]);
  }, 5_000);
}

/** Expects that the calendar shows the booking as it is. Jobs may change it in between. */
async function calendarIsFresh(bookingId: string): Promise<void> {
  const [place] = await app.sql<{ venueId: string; month: string }>(
    `select venue_id as "venueId", to_char(slot_date, 'YYYY-MM') as month from bookings where id = $1`,
    [bookingId],
  );
  const { venueId, month } = place ?? { venueId: '', month: '' };
  await eventually(async () =>
    expect(await shownMonth(app.url, venueId, month)).toEqual(await freshMonth(app, venueId, month)),
  );
}

/** Expects that a booking holds exactly its half hours, and none once it is over. */
async function holdsItsHalfHours(bookingId: string): Promise<void> {
  const [booking] = await app.sql<{ held: number[] | null; due: number[] | null }>(
    `select (select array_agg(half_hour::int order by half_hour) from half_hour_claims h
              where h.booking_id = b.id and h.court_id = b.court_id and h.slot_date = b.slot_date) as held,
            (select array_agg(half_hour order by half_hour)
               from generate_series(b.start_minute / 30, (b.start_minute + b.duration_minutes) / 30 - 1) half_hour
              where b.status in ('active', 'closing')) as due
       from bookings b where id = $1`,
    [bookingId],
  );
  expect(booking?.held).toEqual(booking?.due);
}

async function runStory(story: readonly Command[], price: number): Promise<void> {
  await app.sql(`delete from rate_limits`); // so that earlier stories do not count
  const unpaid = await aDoublesBooking(app, price);
  await app.sql(
    `insert into tills (id, venue_id, name, created_at)
     select gen_random_uuid(), venue_id, 'Caja', now() from bookings where id = $1`,
    [unpaid.bookingId],
  );
  const booking = new Story(app, unpaid, CODE, faults, accountId, admin);
  try {
    await booking.run({
      does: 'changes the rules',
      rules: { lengths: [60, 90, 120], startsEvery: 30, payAtClub: true, transfer: STORY_ACCOUNT },
    });
    for (const command of story) {
      await booking.run(command);
      await calendarIsFresh(unpaid.bookingId);
    }
  } finally {
    faults.length = 0;
  }
  await eventually(async () => {
    await everythingHasSettled();
    await expectConsistentLedger(app);
  }, 20_000);
  await calendarIsFresh(unpaid.bookingId);
  await holdsItsHalfHours(unpaid.bookingId);
}

test(
  'random actions of players, desk, clock and provider keep every invariant and a matching ledger',
  async () => {
    const stories = fc.asyncProperty(commands, fc.constantFrom(...PRICES), runStory);
    await fc.assert(stories, { numRuns: RUNS, endOnFailure: true });
  },
  RUNS * 30_000,
);
