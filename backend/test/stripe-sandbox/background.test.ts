import pg from 'pg';
import { createStripeSandbox, type StripeSandbox } from '../../stand-ins/stripe-sandbox/index.js';
import { whileLocked } from '../support/database/while-locked.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { keys } from './sandbox.js';

let database: TestDatabase;
let sandbox: StripeSandbox;
let client: pg.Client;
let errors: unknown[];
let looks: number;

beforeAll(async () => {
  errors = [];
  looks = 0;
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  sandbox = await createStripeSandbox({
    databaseUrl: database.url,
    ...keys,
    webhookUrl: () => 'http://127.0.0.1:1/',
    onError: (error) => errors.push(error),
    onWork: () => (looks += 1),
  });
  sandbox.start();
});
afterAll(async () => {
  await sandbox.stop();
  await client.end();
  await database.drop();
});

const looksAgain = async () => {
  const before = looks;
  await eventually(() => expect(looks).toBeGreaterThan(before));
};

/** Ends the connections of the sandbox that wait for a lock. */
const cutWaiting = () =>
  client.query(`select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and wait_event_type = 'Lock'`);

test('the look for work that is blocked and cut is reported and repeated', async () => {
  await looksAgain();
  const lock = 'lock table stripe_sandbox.webhook_deliveries in access exclusive mode';
  await whileLocked(database.url, lock, () =>
    eventually(async () => {
      await cutWaiting();
      expect(errors.length).toBeGreaterThan(1);
    }),
  );
  await looksAgain();
});
