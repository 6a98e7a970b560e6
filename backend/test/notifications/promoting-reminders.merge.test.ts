import { PromoteReminders } from '../../src/modules/notifications/application/promote-reminders.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { startServerProcess } from '../support/app/server-process.js';
import { createTestDatabase } from '../support/database/postgres.js';
import { whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';
import { storeUnpaidBookings } from '../support/fixtures/unpaid-bookings.js';

/** More than two batches. */
const MANY = 1_200;

const promote = (app: TestApp) => app.get(PromoteReminders).execute();

/** The jobs of reminders. `changed` counts how often a waiting job was replaced. */
const reminderJobs = (app: TestApp) =>
  app.sql<{ bookingId: string; runAt: Date; changed: number }>(
    `select j.payload ->> 'bookingId' as "bookingId", j.run_at as "runAt", j.revision as changed
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'notifications.remind'`,
  );

describe('the sweep of reminders', () => {
  // A worker would sweep at its start, before the test does.
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ config: { role: 'api' }, checkBooks: false });
  });
  afterEach(() => app.close());

  test('schedules each reminder once when several workers run it', async () => {
    await storeUnpaidBookings(app, {
      count: MANY,
      dueAt: `now() + interval '15 minutes'`,
      remindAt: `now() + number * interval '10 milliseconds'`,
    });
    await Promise.all(Array.from({ length: 4 }, () => promote(app)));
    const jobs = await reminderJobs(app);
    expect(new Set(jobs.map(({ bookingId }) => bookingId)).size).toBe(MANY);
    expect(jobs.filter(({ changed }) => changed > 0)).toEqual([]);
    expect(await app.sql(`select 1 from bookings where remind_at is not null`)).toEqual([]);
  });

  test('does not wait for a booking that another transaction holds, and takes it later', async () => {
    await storeUnpaidBookings(app, { count: 2, dueAt: `now() + interval '1 hour'`, remindAt: 'now()' });
    await whileLocked(app.databaseUrl, 'select 1 from bookings limit 1 for update', async () => {
      await promote(app);
      expect(await reminderJobs(app)).toHaveLength(1);
    });
    await promote(app);
    expect(await reminderJobs(app)).toHaveLength(2);
  });

  test('leaves a reminder that is not due within a minute', async () => {
    await storeUnpaidBookings(app, {
      count: 2,
      dueAt: `now() + interval '1 hour'`,
      remindAt: `now() + number * interval '50 seconds'`,
    });
    await promote(app);
    expect(await reminderJobs(app)).toHaveLength(1);
    expect(await app.sql(`select 1 from bookings where remind_at is not null`)).toHaveLength(1);
  });

  test.each([
    ['paid', `paid_cents = total_cents`],
    ['overdue', `payment_due_at = now() - interval '1 second'`],
    ['cancelled', `status = 'cancelled', close_kind = 'player', close_percentage = 100, closed_at = now()`],
  ])('drops the reminder of a booking that is %s', async (_state, change) => {
    await storeUnpaidBookings(app, { count: 1, dueAt: `now() + interval '1 hour'`, remindAt: 'now()' });
    await app.sql(`update bookings set ${change}`);
    await promote(app);
    expect(await reminderJobs(app)).toEqual([]);
    expect(await app.sql(`select 1 from bookings where remind_at is not null`)).toEqual([]);
  });

  test('leaves the versions of the calendar as they are', async () => {
    await storeUnpaidBookings(app, { count: 3, dueAt: `now() + interval '1 hour'`, remindAt: 'now()' });
    const versions = () => app.sql(`select venue_id, month, version from calendar_months order by 1, 2, 3`);
    const before = await versions();
    await promote(app);
    expect(await versions()).toEqual(before);
    await app.sql(`update bookings set paid_cents = 1`);
    expect(await versions()).not.toEqual(before);
  });

  test('keeps the reminders of a batch that fails', async () => {
    await storeUnpaidBookings(app, { count: 3, dueAt: `now() + interval '1 hour'`, remindAt: 'now()' });
    await app.sql(`alter function graphile_worker.add_jobs rename to broken`);
    await expect(promote(app)).rejects.toThrow('add_jobs');
    await app.sql(`alter function graphile_worker.broken rename to add_jobs`);
    await promote(app);
    expect(await reminderJobs(app)).toHaveLength(3);
  });
});

/** Makes the transaction that schedules a reminder wait for some seconds. */
const SLOW_SCHEDULING = `
  create function wait_a_little() returns trigger language plpgsql as $$
    begin
      if new.key like 'notifications.remind:%' then perform pg_sleep(4); end if;
      return new;
    end $$;
  create trigger slow before insert on graphile_worker._private_jobs
    for each row execute function wait_a_little()`;

test('a server that is killed while it schedules reminders loses none', async () => {
  const database = await createTestDatabase();
  const app = await startTestApp({ databaseUrl: database.url, config: { role: 'api' }, checkBooks: false });
  await storeUnpaidBookings(app, {
    count: 3,
    dueAt: `now() + interval '1 hour'`,
    remindAt: `now() + interval '55 seconds'`,
  });
  await app.sql(SLOW_SCHEDULING);
  const waiting = () =>
    app.sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`);
  const server = await startServerProcess(database.url);
  // The statement may have timed out before the server was ready. The next sweep tries again.
  await eventually(async () => expect(await waiting()).toHaveLength(1), 45_000);
  await server.kill();
  await eventually(async () => expect(await waiting()).toEqual([]));
  await app.sql(`drop trigger slow on graphile_worker._private_jobs`);
  expect(await reminderJobs(app)).toEqual([]);
  await promote(app);
  expect(await reminderJobs(app)).toHaveLength(3);
  await app.close();
  await database.drop();
}, 120_000);

describe('the letter of a reminder', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ config: { databaseUrl: null } });
  });
  afterEach(() => app.close());

  async function aBookingToRemind(): Promise<string> {
    const { browser, bookingId } = await anUnpaidBooking(app);
    await browser.send('PUT', '/api/session/email', { email: 'ana@example.org' });
    return bookingId;
  }

  async function sentTo(address: string): Promise<string[]> {
    const sender = app.get(MailSender);
    if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
    return (await sender.all()).filter(({ to }) => to === address).map(({ subject }) => subject);
  }

  async function expectOneLetter(): Promise<void> {
    await eventually(async () => {
      expect(await sentTo('ana@example.org')).toEqual(['Falta poco para que venza el plazo de tu reserva']);
      expect(await reminderJobs(app)).toEqual([]);
    });
  }

  test('is sent at the instant of the reminder', async () => {
    const bookingId = await aBookingToRemind();
    await app.sql(`update bookings set remind_at = now() where id = $1`, [bookingId]);
    await promote(app);
    await expectOneLetter();
  });

  test('is sent once if a job for it waits already', async () => {
    const bookingId = await aBookingToRemind();
    const key = `notifications.remind:${bookingId}`;
    await app.sql(
      `select graphile_worker.add_job('notifications.remind', json_build_object('bookingId', $1::text),
         run_at := now() + interval '1 second', job_key := $2)`,
      [bookingId, key],
    );
    await app.sql(`update bookings set remind_at = now() + interval '1 second' where id = $1`, [bookingId]);
    await promote(app);
    expect(await reminderJobs(app)).toMatchObject([{ bookingId, changed: 1 }]);
    await expectOneLetter();
  });
});
