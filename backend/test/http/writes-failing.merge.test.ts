import { Client } from 'pg';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

/** A failed write is remembered for ten seconds. */
const READY_AGAIN_WITHIN_MS = 20_000;

interface Ready {
  status: string;
  code?: string;
}

let database: TestDatabase;
let app: TestApp;
let courtId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ databaseUrl: database.url, config: { role: 'api' }, webhooks: false });
  courtId = await aCourt(app, await aVenue(app));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Runs SQL as the owner of the database, on the database `postgres` of the same server. */
async function asAdministrator(...statements: string[]): Promise<void> {
  const url = new URL(database.url);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Ends every connection, so that the next ones have the new setting. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  await asAdministrator(
    `alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

const readiness = () => new Browser(app.url).impatient().get<Ready>('/health/ready');
const notReady = { status: 503, body: { code: 'writes_failing' } };
const readyAgain = () =>
  eventually(async () => expect((await readiness()).status).toBe(200), READY_AGAIN_WITHIN_MS);

function book(hour: number) {
  const slot = { courtId, bookingDate: dayFromNow(3), timeSlot: `${hour}:00`, gameType: 'singles' };
  return new Browser(app.url).impatient().post<Ready>('/api/bookings', slot);
}

test('a process whose database is read-only is not ready, and refuses writes with 503', async () => {
  await readyAgain();
  await setReadOnly(true);
  await eventually(async () => expect(await readiness()).toMatchObject(notReady));
  expect((await new Browser(app.url).get('/api/venues')).status).toBe(200);
  expect(await book(10)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await setReadOnly(false);
  await readyAgain();
  expect((await book(10)).status).toBe(201);
}, 60_000);

test.each(['53100', '58030'])(
  'a process is not ready for a while after the disk refused a write with %s',
  async (state) => {
    await readyAgain();
    await app.sql(`
    create function refuse_writes() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '${state}'; end $$;
    create trigger refuse_writes before insert on bookings for each row execute function refuse_writes()`);
    expect(await book(11)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await readiness()).toMatchObject(notReady);
    await app.sql('drop function refuse_writes cascade');
    await readyAgain();
  },
  60_000,
);

test('a refused booking and a taken hour say nothing about the writes', async () => {
  await readyAgain();
  await book(12);
  expect((await book(12)).status).toBe(409);
  expect((await readiness()).status).toBe(200);
});

test('a hundred probes at once cost the database one row and one write', async () => {
  await readyAgain();
  await app.sql(`delete from rate_limits where bucket = 'readiness'`);
  const began = performance.now();
  await Promise.all(Array.from({ length: 100 }, readiness));
  const writes = Math.ceil((performance.now() - began) / 2_000) + 1;
  const counts = await app.sql<{ hits: number }>(`select hits from rate_limits where bucket = 'readiness'`);
  expect(counts.length).toBeLessThanOrEqual(1);
  expect(counts[0]?.hits ?? 0).toBeLessThanOrEqual(writes);
});
