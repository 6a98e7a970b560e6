import pg from 'pg';
import { PromoteDeadlines } from '../../src/modules/bookings/application/promote-deadlines.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';
import { ownTime } from '../support/own-time.js';

let database: TestDatabase;
let running: TestApp[];

beforeEach(async () => {
  database = await createTestDatabase();
  running = [];
});
afterEach(async () => {
  for (const app of running) await app.close();
  await database.drop();
});

/** Starts a process on the database of the test: `api` does no jobs, `all` does. */
async function start(role: 'api' | 'all', paymentGraceSeconds = 3600): Promise<TestApp> {
  const app = await startTestApp({ databaseUrl: database.url, config: { role, paymentGraceSeconds } });
  running.push(app);
  return app;
}

async function stop(app: TestApp): Promise<void> {
  running = running.filter((other) => other !== app);
  await app.stop();
}

const enforcements = (app: TestApp) =>
  app.sql<{ bookingId: string; runAt: Date }>(
    `select j.payload ->> 'bookingId' as "bookingId", j.run_at as "runAt"
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'bookings.enforce-deadline'`,
  );

async function dueIn(app: TestApp, bookingId: string, interval: string): Promise<void> {
  await app.sql(`update bookings set payment_due_at = now() + $2::interval where id = $1`, [
    bookingId,
    interval,
  ]);
}

const expired = (app: TestApp, bookingId: string, withinMs = 10_000) =>
  eventually(async () => {
    const rows = await app.sql(`select status from bookings where id = $1`, [bookingId]);
    expect(rows).toEqual([{ status: 'expired' }]);
  }, withinMs);

test('placing a booking adds no job and sends the queue no message', async () => {
  const app = await start('api');
  const jobs = () => app.sql(`select id from graphile_worker._private_jobs order by id`);
  const before = await jobs();
  const listener = new pg.Client({ connectionString: database.url });
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.connect();
  await listener.query('listen "jobs:insert"');
  await anUnpaidBooking(app);
  await app.sql(`select pg_notify('jobs:insert', 'after the booking')`);
  await eventually(() => expect(heard).toContain('after the booking'));
  await listener.end();
  expect(heard).toEqual(['after the booking']);
  expect(await jobs()).toEqual(before);
});

test('a booking that falls due before the second next sweep gets its job at once', async () => {
  const app = await start('api', 45);
  const { bookingId } = await anUnpaidBooking(app);
  const [booking] = await app.sql<{ dueAt: Date }>(`select payment_due_at as "dueAt" from bookings`);
  expect(await enforcements(app)).toEqual([{ bookingId, runAt: booking?.dueAt }]);
});

test('sweeps of several processes keep one job for each deadline within a minute', async () => {
  const [one, other] = [await start('api'), await start('api')];
  const { bookingId } = await anUnpaidBooking(one);
  await anUnpaidBooking(one); // due in an hour
  await dueIn(one, bookingId, '50 seconds');
  for (let sweep = 0; sweep < 3; sweep++)
    await Promise.all([one, other].map((app) => app.get(PromoteDeadlines).execute()));
  expect(await enforcements(one)).toMatchObject([{ bookingId }]);
});

/** The milliseconds in which this process could not run. */
const stoodStill = () => performance.now() - ownTime();

test('a promoted deadline is enforced within a good second of its instant', async () => {
  const app = await start('all');
  const { bookingId } = await anUnpaidBooking(app);
  const stoodBefore = stoodStill();
  await dueIn(app, bookingId, '3 seconds');
  await app.get(PromoteDeadlines).execute();
  await expired(app, bookingId);
  const [row] = await app.sql<{ late: number }>(
    `select extract(epoch from closed_at - payment_due_at)::float8 as late from bookings`,
  );
  expect(row?.late).toBeGreaterThanOrEqual(0);
  expect((row?.late ?? Infinity) - (stoodStill() - stoodBefore) / 1_000).toBeLessThan(1.5);
});

test('a process that starts enforces at once what fell due while none was running', async () => {
  const api = await start('api');
  const { bookingId } = await anUnpaidBooking(api);
  await dueIn(api, bookingId, '-1 hour');
  await stop(api);
  expect(await enforcements(await start('api'))).toEqual([]);
  await expired(await start('all'), bookingId);
});

test('a deadline whose job was lost is enforced after the next sweep', async () => {
  const app = await start('all');
  const { bookingId } = await anUnpaidBooking(app);
  await dueIn(app, bookingId, '3 seconds');
  await app.get(PromoteDeadlines).execute();
  await app.sql(`delete from graphile_worker._private_jobs where payload ->> 'bookingId' = $1`, [bookingId]);
  await app.get(PromoteDeadlines).execute();
  await expired(app, bookingId);
});

test('a deadline that also has a waiting job is enforced once', async () => {
  const api = await start('api');
  const { bookingId } = await anUnpaidBooking(api);
  await dueIn(api, bookingId, '-1 second');
  await api.sql(
    `select graphile_worker.add_job('bookings.enforce-deadline', json_build_object('bookingId', $1::text))`,
    [bookingId],
  );
  const app = await start('all');
  await expired(app, bookingId);
  await eventually(async () =>
    expect(await app.sql(`select id from graphile_worker._private_jobs`)).toEqual([]),
  );
});
