import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';

const LONG = 120_000;
const REAL_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_of_an_account',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_an_account',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_an_account',
};

let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  server = await startServerProcess(database.url, REAL_KEYS);
}, LONG);
afterAll(async () => {
  await server.kill();
  await database.drop();
});

test('the sandbox is not mounted when real Stripe keys are configured', async () => {
  const config = (await (await fetch(`${server.url}/api/config`)).json()) as Record<string, unknown>;
  expect(config).toMatchObject({ sandbox: false, stripePublishableKey: 'pk_test_of_an_account' });
  for (const path of ['/stripe-sandbox/v1/payment_intents', '/stripe-sandbox/v1/events', '/stripe-sandbox']) {
    const authorization = `Bearer ${REAL_KEYS.STRIPE_SECRET_KEY}`;
    const response = await fetch(server.url + path, { headers: { authorization } });
    expect([path, response.status]).toEqual([path, 404]);
  }
  expect(
    await server.sql(`select 1 from information_schema.schemata where schema_name = 'stripe_sandbox'`),
  ).toEqual([]);
});
