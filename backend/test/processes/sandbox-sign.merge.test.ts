import { Browser } from '../support/app/browser.js';
import { startServerProcess, type ServerProcess } from '../support/app/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { anUnpaidBooking, createIntent } from '../support/fixtures/payments.js';

let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.url, { PROCESS_ROLE: 'api' });
}, 120_000);
afterAll(async () => {
  await server.kill();
  await database.drop();
});

async function background(): Promise<Record<string, string>> {
  const { body } = await new Browser(server.url).get<{ background: Record<string, string> }>('/health/ready');
  return body.background;
}

test('a failed request to the sandbox leaves no sign of failing work on a process without jobs', async () => {
  const booking = await anUnpaidBooking(server);
  expect(await background()).not.toHaveProperty('stripe-sandbox');
  await server.sql('alter table stripe_sandbox.objects rename to gone');
  const { status } = await createIntent({ ...booking, browser: booking.browser.impatient() });
  expect(status).toBeGreaterThanOrEqual(500);
  expect(await background()).toMatchObject({ 'stripe-sandbox': 'works' });
  await server.sql('alter table stripe_sandbox.gone rename to objects');
});
