import { AdminAccounts } from '../../src/modules/admins/index.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { forgetAttempts, login, moveToAnotherAddress, times, WRONG_PASSWORD } from './admins.js';

const SIGNED_IN_AT = '2026-11-20T12:00:00Z';
const clock = new FixedClock(SIGNED_IN_AT);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(() => forgetAttempts(app));
afterAll(() => app.close());

/** Returns a browser in which the admin has signed in and out again. */
async function knownBrowser(): Promise<Browser> {
  const browser = new Browser(app.url);
  await login(app, ADMIN, { browser });
  await browser.post('/api/admin/logout');
  return browser;
}

/** Tries wrong passwords until the address and the name are blocked for strangers. */
async function attack(): Promise<void> {
  await times(5, () => login(app, WRONG_PASSWORD));
  await app.sql(`update rate_limits set hits = 50 where bucket like 'login:name:%'`);
  expect((await login(app, ADMIN)).status).toBe(429);
}

test('a browser in which the admin signed in before stays let in while strangers are locked out', async () => {
  const browser = await knownBrowser();
  await attack();
  expect((await login(app, ADMIN, { browser })).status).toBe(200);
  await moveToAnotherAddress(app);
  expect((await login(app, ADMIN)).status).toBe(429);
});

test('five wrong passwords in a known browser block that browser and no other', async () => {
  const [browser, other] = [await knownBrowser(), await knownBrowser()];
  await times(5, () => login(app, WRONG_PASSWORD, { browser }));
  expect((await login(app, ADMIN, { browser })).status).toBe(429);
  expect((await login(app, ADMIN, { browser: other })).status).toBe(200);
  expect((await login(app, ADMIN)).status).toBe(200);
});

test('a browser is known for the admins who signed in with it only', async () => {
  const browser = await knownBrowser();
  await times(5, () => login(app, { ...WRONG_PASSWORD, username: 'eva' }, { browser }));
  expect((await login(app, { ...WRONG_PASSWORD, username: 'eva' }, { browser })).status).toBe(429);
});

test('a browser that the admin has not used for 400 days is a stranger again', async () => {
  const browser = await knownBrowser();
  clock.set(new Date(Date.parse(SIGNED_IN_AT) + 400 * 86_400_000));
  await times(5, () => login(app, WRONG_PASSWORD));
  expect((await login(app, ADMIN, { browser })).status).toBe(429);
  clock.set(SIGNED_IN_AT);
});

test('the token of a browser is kept, stored as a hash, and never adopted from outside', async () => {
  const planted = `saque-device=${'a'.repeat(43)}`;
  const { headers } = await login(app, ADMIN, { headers: { cookie: planted } });
  const issued = headers.getSetCookie().find((line) => line.startsWith('saque-device='));
  expect(issued).toMatch(/^saque-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(issued).not.toContain(planted);
  const cookie = issued?.split(';')[0] ?? '';
  const again = await login(app, ADMIN, { headers: { cookie } });
  expect(again.headers.getSetCookie().join()).toContain(cookie);
  const stored = await app.sql<{ hash: Buffer }>(`select id_hash as hash from admin_devices`);
  expect(stored.map(({ hash }) => hash.length)).toEqual(stored.map(() => 32));
});

test('a new password from the console makes every browser a stranger again', async () => {
  const browser = await knownBrowser();
  const devices = () => app.sql(`select 1 from admin_devices`);
  expect((await devices()).length).toBeGreaterThan(0);
  await app.get(AdminAccounts).set(ADMIN.username, ADMIN.password);
  expect(await devices()).toEqual([]);
  await times(5, () => login(app, WRONG_PASSWORD));
  expect((await login(app, ADMIN, { browser })).status).toBe(429);
});
