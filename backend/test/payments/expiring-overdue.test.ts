import { ExpireOverdue } from '../../src/modules/payments/application/deadline/expire-overdue.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { whileLocked } from '../support/database/while-locked.js';
import { anOpenPayment, anUnpaidBooking } from '../support/fixtures/payments.js';
import { share } from '../support/fixtures/sharing.js';

/** No process does jobs, so that a test sees what the sweep itself does. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
});
afterAll(() => app.close());

const sweep = () => app.get(ExpireOverdue).execute(new AbortController().signal);

async function overdue(bookingId: string): Promise<string> {
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    bookingId,
  ]);
  return bookingId;
}

const stateOf = async (bookingId: string) => {
  const [row] = await app.sql<{ status: string; halfHours: number; jobs: string[] }>(
    `select status, (select count(*)::int from half_hour_claims where booking_id = $1) as "halfHours",
            array(select task_identifier from graphile_worker.jobs j
                    join graphile_worker._private_jobs p on p.id = j.id
                   where p.payload::text like '%' || $1 || '%') as jobs
       from bookings where id = $1`,
    [bookingId],
  );
  return row;
};

const EXPIRED = { status: 'expired', halfHours: 0, jobs: ['notifications.expired'] };
const HANDED_ON = { status: 'active', halfHours: 2, jobs: ['bookings.enforce-deadline'] };

test('a booking without a begun payment expires at once', async () => {
  const bookingId = await overdue((await anUnpaidBooking(app)).bookingId);
  await sweep();
  expect(await stateOf(bookingId)).toEqual(EXPIRED);
});

test('a booking whose deadline is ahead is left alone', async () => {
  const { bookingId } = await anUnpaidBooking(app);
  await sweep();
  expect(await stateOf(bookingId)).toEqual({ status: 'active', halfHours: 2, jobs: [] });
});

test.each<[string, () => Promise<string>]>([
  ['an open payment', async () => (await anOpenPayment(app)).bookingId],
  [
    'a payment link',
    async () => {
      const booking = await anUnpaidBooking(app);
      await share(booking);
      return booking.bookingId;
    },
  ],
  [
    'a discount code',
    async () => {
      const { bookingId } = await anUnpaidBooking(app);
      await app.sql(
        `with code as (
           insert into discount_codes (id, code, type, value_hundredths, usage_count, created_at)
             values (gen_random_uuid(), 'HOY', 'fixed', 100, 1, now()) returning id
         )
         insert into redemptions (id, code_id, booking_id, amount_cents, status, created_at)
           select gen_random_uuid(), id, $1, 100, 'live', now() from code`,
        [bookingId],
      );
      await app.sql(
        `update bookings set discount_cents = 100, total_cents = total_cents - 100 where id = $1`,
        [bookingId],
      );
      return bookingId;
    },
  ],
  [
    'a player who may have saved a card',
    async () => {
      const { bookingId } = await anUnpaidBooking(app);
      await app.sql(
        `insert into provider_customers select player_id, 'cus_' || id from bookings where id = $1`,
        [bookingId],
      );
      return bookingId;
    },
  ],
])('a booking with %s gets the job that ends its payments first', async (_case, create) => {
  const bookingId = await overdue(await create());
  await sweep();
  expect(await stateOf(bookingId)).toEqual(HANDED_ON);
});

test('a booking that another transaction is changing does not delay the sweep and gets its job', async () => {
  const locked = await overdue((await anUnpaidBooking(app)).bookingId);
  const free = await overdue((await anUnpaidBooking(app)).bookingId);
  await whileLocked(app.databaseUrl, `select 1 from bookings where id = '${locked}' for update`, sweep);
  expect(await stateOf(locked)).toEqual(HANDED_ON);
  expect(await stateOf(free)).toMatchObject(EXPIRED);
});

test('a sweep that is to end begins no further batch', async () => {
  const bookingId = await overdue((await anUnpaidBooking(app)).bookingId);
  await app.get(ExpireOverdue).execute(AbortSignal.abort());
  expect(await stateOf(bookingId)).toMatchObject({ status: 'active' });
});
