import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';

const BACKEND = new URL('../../', import.meta.url);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ checkBooks: false });
});
afterAll(() => app.close());

/** Runs the command on the application's database. */
async function ledgerCheck(): Promise<{ code: number; output: string }> {
  const onTypeScript = ['--import', './test/support/load-typescript.mjs', 'src/commands/ledger-check.ts'];
  const child = spawn(process.execPath, onTypeScript, {
    cwd: BACKEND,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: app.config.databaseUrl ?? '',
      DATABASE_OWNER_URL: app.config.databaseOwnerUrl ?? '',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      SESSION_SECRET: app.config.sessionSecret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number]>;
  const output = await text(child.stdout);
  return { code: (await ended)[0], output };
}

test('npm run ledger:check says that every invariant holds', async () => {
  await anUnpaidBooking(app);
  expect(await ledgerCheck()).toEqual({ code: 0, output: expect.stringContaining('Every invariant holds.') });
});

test('npm run ledger:check names the booking that breaks an invariant, and fails', async () => {
  const { bookingId } = await anUnpaidBooking(app);
  await app.sql(`update bookings set paid_cents = total_cents where id = $1`, [bookingId]);
  expect(await ledgerCheck()).toEqual({ code: 1, output: expect.stringContaining(bookingId) });
});
