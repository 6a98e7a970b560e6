import { AdminSessionRepository } from '../../src/modules/admins/application/ports/admin-session-repository.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { createTestDatabase } from '../support/database/postgres.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import {
  forgetAttempts,
  isAdmin,
  login,
  type LoginBody,
  signedInBrowser,
  withApp,
  WRONG_PASSWORD,
} from './admins.js';

const LOGGED_IN_AT = '2026-11-20T12:00:00Z';

const clock = new FixedClock(LOGGED_IN_AT);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(LOGGED_IN_AT);
  await forgetAttempts(app);
});
afterAll(() => app.close());

test.each([
  ['is open', '29 minutes and 59 seconds', '2026-11-20T12:29:59Z', true],
  ['is closed', '30 minutes', '2026-11-20T12:30:00Z', false],
])('an admin session %s after %s without use', async (_verdict, _idle, at, open) => {
  const browser = await signedInBrowser(app);
  clock.set(at);
  expect(await isAdmin(browser)).toBe(open);
});

test('an admin session lasts 8 hours at most, however often it is used', async () => {
  const browser = await signedInBrowser(app);
  const start = Date.parse(LOGGED_IN_AT);
  for (let minutes = 20; minutes < 480; minutes += 20) {
    clock.set(new Date(start + minutes * 60_000));
    expect([minutes, await isAdmin(browser)]).toEqual([minutes, true]);
  }
  clock.set(new Date(start + 480 * 60_000 - 1_000));
  expect(await isAdmin(browser)).toBe(true);
  clock.set(new Date(start + 480 * 60_000));
  expect(await isAdmin(browser)).toBe(false);
});

test('a login starts a new admin session and ends the earlier one of this browser', async () => {
  const browser = await signedInBrowser(app);
  const [elsewhere, earlier] = [await signedInBrowser(app), browser.cookieHeader];
  expect((await login(app, WRONG_PASSWORD, { browser })).status).toBe(401);
  expect(await isAdmin(browser)).toBe(true); // a wrong password ends no session
  await login(app, ADMIN, { browser });
  expect(browser.cookieHeader).not.toBe(earlier);
  const check = (cookie: string) =>
    new Browser(app.url).send<LoginBody>('GET', '/api/admin/check', undefined, { cookie });
  expect((await check(earlier)).body).toEqual({ isAdmin: false });
  expect((await check(browser.cookieHeader)).body).toEqual({ isAdmin: true });
  expect(await isAdmin(elsewhere)).toBe(true);
});

test('a logout ends this admin session alone, also for a copy of its cookie', async () => {
  const [browser, elsewhere] = [await signedInBrowser(app), await signedInBrowser(app)];
  const copy = browser.cookieHeader;
  const { status, body } = await browser.post('/api/admin/logout');
  expect([status, body]).toEqual([200, { isAdmin: false }]);
  expect(browser.cookieHeader).not.toContain('saque-admin');
  const replay = (path: string) =>
    new Browser(app.url).send<LoginBody>('GET', path, undefined, { cookie: copy });
  expect((await replay('/api/bookings/today')).status).toBe(401);
  expect((await replay('/api/admin/check')).body).toEqual({ isAdmin: false });
  expect(await isAdmin(elsewhere)).toBe(true);
});

test('a made-up token or the token of a player opens no admin session', async () => {
  const player = new Browser(app.url);
  await player.post('/api/session');
  const token = player.cookieHeader.split('=')[1] ?? '';
  const values = [
    token,
    'a'.repeat(43),
    '',
    'null',
    'undefined',
    "' or 1=1 --",
    '%00',
    '%',
    'x'.repeat(5_000),
  ];
  for (const value of values) {
    const headers = { cookie: `saque-admin=${value}` };
    const { status, body } = await player.send<LoginBody>('GET', '/api/bookings/today', undefined, headers);
    expect([status, body.code]).toEqual([401, 'admin_required']);
  }
});

test('an admin session ends when the settings give its admin another password', async () => {
  const database = await createTestDatabase();
  const headers = await withApp({ databaseUrl: database.url }, async (started) => ({
    cookie: (await signedInBrowser(started)).cookieHeader,
  }));
  const changed = { username: ADMIN.username, password: 'otra-clave-de-prueba', generated: false };
  await withApp({ databaseUrl: database.url, config: { admin: changed } }, async (started) => {
    const check = await new Browser(started.url).send('GET', '/api/admin/check', undefined, headers);
    expect(check.body).toEqual({ isAdmin: false });
    expect((await login(started, ADMIN)).status).toBe(401);
    expect((await login(started, changed)).status).toBe(200);
  });
  await database.drop();
});

test('a request that needs the admin more than once updates the admin session once', async () => {
  const browser = await signedInBrowser(app);
  const use = jest.spyOn(app.get<AdminSessionRepository>(AdminSessionRepository), 'use');
  // The guard of this call and its parameter decorator both ask for the admin.
  const { status } = await browser.post('/api/venues', { name: 'Club Centro', location: 'Quito' });
  expect([status, use.mock.calls.length]).toEqual([201, 1]);
  use.mockRestore();
});
