import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Database, statement } from '../../src/kernel/adapters/persistence/database.js';
import { databaseIsUnavailable } from '../../src/kernel/adapters/persistence/sql-state.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { readContract } from './contract.js';
import { anAdmin, type Existing, existingThings, goodDraft, send } from './requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { aConfirmedPayment, booksOf } from '../support/fixtures/payments.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';

/** The calls that the server handles without the database. */
const NEED_NO_DATABASE = new Map([
  ['GET /health/live', 200],
  ['GET /api/config', 200],
  ['GET /api/session/push', 200],
  ['GET /api/unsubscribe/{mailToken}', 302],
]);

const contract = await readContract();

let database: TestDatabase;
let app: TestApp;
let admin: Browser;
let existing: Existing;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ databaseUrl: database.url });
  const patient = await anAdmin(app);
  existing = await existingThings(app, patient);
  admin = patient.impatient();
});
afterEach(() => allowConnections(true));
afterAll(async () => {
  await app.close();
  await database.drop();
});

/**
 * Runs SQL on the database `postgres` of the same server, which accepts connections all the time.
 */
async function asAdministrator(...statements: string[]): Promise<void> {
  const url = new URL(database.url);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const name = () => new URL(database.url).pathname.slice(1);
const endEveryConnection = () =>
  asAdministrator(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name()}'`);
const allowConnections = (allowed: boolean) =>
  asAdministrator(`alter database ${name()} allow_connections ${allowed}`);

async function makeDatabaseUnavailable(): Promise<void> {
  await allowConnections(false);
  await endEveryConnection();
}

test('every call that needs an unavailable database returns 503 with Retry-After', async () => {
  await makeDatabaseUnavailable();
  for (const operation of contract.operations) {
    const { status, headers, body } = await send(admin, operation, goodDraft(operation, contract, existing));
    const without = NEED_NO_DATABASE.get(operation.name);
    if (without !== undefined) {
      expect([operation.name, status]).toEqual([operation.name, without]);
    } else if (operation.name === 'POST /api/webhooks/stripe') {
      expect(status).toBe(400); // The server checks the signature first.
    } else {
      expect([operation.name, status]).toEqual([operation.name, 503]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toMatchObject({
        statusCode: 503,
        code: 'unavailable',
        message: expect.stringMatching(/[a-z]\.$/) as string,
      });
    }
  }
});

test('the process stays alive without the database and recovers by itself', async () => {
  await makeDatabaseUnavailable();
  expect((await admin.get('/health/live')).status).toBe(200);
  expect((await admin.get('/health/ready')).status).toBe(503);
  await allowConnections(true);
  await eventually(async () => expect((await admin.get('/health/ready')).status).toBe(200), 5_000);
  expect((await admin.get('/api/admin/check')).body).toEqual({ isAdmin: true });
  expect((await admin.get(`/api/bookings/${existing['bookingId']}`)).status).toBe(200);
  const booking = {
    courtId: existing['courtId'],
    bookingDate: existing['date'],
    timeSlot: '15:00',
    gameType: 'doubles',
  };
  expect((await admin.post('/api/bookings', booking)).status).toBe(201);
});

test('background jobs continue when the database returns', async () => {
  await makeDatabaseUnavailable();
  await allowConnections(true);
  await eventually(async () => expect((await admin.get('/health/ready')).status).toBe(200), 5_000);
  const { bookingId } = await aConfirmedPayment(app);
  await eventually(async () => expect((await booksOf(app, bookingId)).paidCents).toBe(1450), 20_000);
}, 30_000);

test('a database that lacks a migration of the program is not ready', async () => {
  const newest = `(select max(id) from migrations)`;
  await app.sql(`update migrations set name = 'x' || name where id = ${newest}`);
  expect((await admin.get('/health/ready')).status).toBe(503);
  await app.sql(`update migrations set name = substr(name, 2) where id = ${newest}`);
  expect((await admin.get('/health/ready')).status).toBe(200);
});

test.each([
  ['a repository query', () => app.get(Database).manager.query('select 1')],
  ['a named statement', () => app.get(Database).query(statement('test.ping', 'select 1'), [])],
  ['the commit', () => Promise.resolve()],
])('a transaction whose connection breaks before %s fails as unavailable', async (_case, next) => {
  const failure: unknown = await app
    .get(UnitOfWork)
    .run(async () => {
      await app.get(Database).query(statement('test.ping', 'select 1'), []);
      await endEveryConnection();
      await pause(100);
      await next();
    })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect([failure, databaseIsUnavailable(failure)]).toEqual([failure, true]);
});

test('broken connections are replaced without a request that returns 500', async () => {
  const paths = ['/api/venues', '/api/session', `/api/bookings/${existing['bookingId']}`];
  const statuses: number[] = [];
  for (let round = 0; round < 5; round++) {
    const requests = Array.from({ length: 30 }, (_, at) => admin.get(paths[at % paths.length] ?? ''));
    await endEveryConnection();
    statuses.push(...(await Promise.all(requests)).map(({ status }) => status));
  }
  expect(new Set(statuses.filter((status) => status !== 200 && status !== 503))).toEqual(new Set());
  await eventually(async () => expect((await admin.get('/api/venues')).status).toBe(200));
});
