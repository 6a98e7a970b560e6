import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { providerOf } from '../support/fixtures/payments.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';
import { aDoublesBooking, askForPlace, look, payPlace, share } from '../support/fixtures/sharing.js';
import { whileLocked } from '../support/database/while-locked.js';
import { holdTotal } from './deadline-cases.js';

const LONG = 120_000;
const HELD_BACK = ['notifications.confirmed', 'payments.on-booking-paid'];

const dataDir = mkdtempSync(join(tmpdir(), 'saque-test-'));
const settings = { DATA_DIR: dataDir };
let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.url, settings);
  await holdBack(HELD_BACK);
}, LONG);
afterAll(async () => {
  await server.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Delays these jobs by a day, until `runHeldJobs` is called. */
async function holdBack(tasks: string[]): Promise<void> {
  await server.sql(`
    create function hold_back() returns trigger language plpgsql as $$
      begin
        if (select identifier from graphile_worker._private_tasks where id = new.task_id) in ('${tasks.join("','")}')
          then new.run_at := now() + interval '1 day'; end if;
        return new;
      end $$;
    create trigger held_back before insert on graphile_worker._private_jobs
      for each row execute function hold_back()`);
}

/** Runs the delayed jobs now, and those that open reserved places. */
const runHeldJobs = () =>
  server.sql(`
    update graphile_worker._private_jobs j set run_at = now(),
        payload = case when t.identifier = 'payments.release-place'
          then jsonb_set(payload::jsonb, '{until}', to_jsonb(now()))::json else payload end
      from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier in ('payments.release-place', '${HELD_BACK.join("','")}')`);

const running = async () =>
  (
    await server.sql<{ task: string }>(
      `select task_identifier as task from graphile_worker.jobs where locked_at is not null order by 1`,
    )
  ).map(({ task }) => task);

/** Books an hour with a guarantee, paid by friends. Returns the intent of the guarantee. */
async function aPaidBookingWithGuarantee(): Promise<string> {
  const booking = await aDoublesBooking(server, 2900);
  await booking.browser.send('PUT', '/api/session/email', { email: 'ana@example.org' });
  const intentId = await holdTotal(server, booking);
  const { shareToken } = await share(booking);
  for (let friend = 0; friend < 4; friend++) await payPlace(server, booking.bookingId, shareToken);
  return intentId;
}

test(
  'the next server finishes the jobs of a killed server within seconds',
  async () => {
    const guarantee = await aPaidBookingWithGuarantee();
    const waiting = await aDoublesBooking(server);
    const { shareToken } = await share(waiting);
    await askForPlace(new Browser(server.url), waiting.bookingId, shareToken);

    await whileLocked(database.url, 'lock table payments, sent_mails in access exclusive mode', async () => {
      await runHeldJobs();
      await eventually(async () =>
        expect(await running()).toEqual(expect.arrayContaining([...HELD_BACK, 'payments.release-place'])),
      );
      await server.kill();
    });
    server = await startServerProcess(database.url, settings);

    await eventually(async () => {
      const letters = await readdir(join(dataDir, 'mail'));
      const { status: guaranteeIs } = await providerOf(server).paymentIntents.retrieve(guarantee);
      const { pendingParticipants: placesHeld } = await look(waiting.browser.at(server.url), shareToken);
      const confirmed = letters.filter((name) => name.startsWith('confirmed')).length;
      expect({ confirmed, guaranteeIs, placesHeld }).toEqual({
        confirmed: 1,
        guaranteeIs: 'canceled',
        placesHeld: 0,
      });
    }, 15_000);
  },
  LONG,
);
