import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { createTestDatabase } from '../support/database/postgres.js';
import { forgetAttempts, isAdmin, login, signedInBrowser, times, withApp } from './admins.js';

interface Session {
  id: string;
  browser: string | null;
  system: string | null;
  address: string | null;
  isCurrent: boolean;
}
interface Account {
  username: string;
  hasInitialPassword: boolean;
  sessions: Session[];
}

const NEW_PASSWORD = 'tres tazas de café frío';
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' };
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetAttempts(app, '%');
  await app.sql(`delete from admin_sessions`);
});
afterAll(() => app.close());

const account = async (browser: Browser) => (await browser.get<Account>('/api/admin/account')).body;
const changePassword = (browser: Browser, currentPassword: string, newPassword: string) =>
  browser.send<{ code?: string; ended?: number; errors?: { field: string }[] }>(
    'PUT',
    '/api/admin/account/password',
    { currentPassword, newPassword },
  );

describe('the sessions of an admin', () => {
  test('are listed with device, address and times, and the one that asks is marked', async () => {
    const phone = new Browser(app.url);
    await login(app, ADMIN, { browser: phone, headers: FIREFOX });
    const { username, sessions } = await account(await signedInBrowser(app));
    expect(username).toBe('ana');
    const address = '127.0.0.1';
    const since = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const times = { startedAt: since, lastUsedAt: since, id: expect.any(String) as string };
    expect(sessions).toEqual([
      { ...times, browser: null, system: null, address, isCurrent: true },
      { ...times, browser: 'Firefox', system: 'Android', address, isCurrent: false },
    ]);
  });

  test('end one by one, and those of other admins cannot be ended', async () => {
    const [here, there] = [await signedInBrowser(app), await signedInBrowser(app)];
    const others = (await account(here)).sessions.filter(({ isCurrent }) => !isCurrent);
    const path = `/api/admin/account/sessions/${others[0]?.id}`;
    expect((await here.send('DELETE', path)).status).toBe(200);
    expect(await isAdmin(there)).toBe(false);
    expect((await here.send('DELETE', path)).status).toBe(404);
    await app.sql(`insert into admins (id, username, password_hash, created_at)
                   values (gen_random_uuid(), 'eva', 'x', now()) on conflict do nothing`);
    await app.sql(`insert into admin_sessions (id_hash, admin_id, created_at, last_seen_at)
                   select 'x', id, now(), now() from admins where username = 'eva'`);
    const [foreign] = await app.sql<{ id: string }>(`select id from admin_sessions where id_hash = 'x'`);
    expect((await account(here)).sessions).toHaveLength(1);
    expect((await here.send('DELETE', `/api/admin/account/sessions/${foreign?.id}`)).status).toBe(404);
  });

  test('end all at once, except the one that asks', async () => {
    const [here, one, two] = [
      await signedInBrowser(app),
      await signedInBrowser(app),
      await signedInBrowser(app),
    ];
    const { body } = await here.post('/api/admin/account/sessions/end-others');
    expect(body).toEqual({ ended: 2 });
    expect(await Promise.all([here, one, two].map(isAdmin))).toEqual([true, false, false]);
  });
});

describe('a change of the password', () => {
  afterEach(async () => {
    await app.sql(`update admins set configured_hash = null where username = 'ana'`);
    await (await startTestApp({ databaseUrl: app.databaseUrl })).stop();
  });

  test('ends the other sessions and lets the admin in with the new password only', async () => {
    const [here, there] = [await signedInBrowser(app), await signedInBrowser(app)];
    const { status, body } = await changePassword(here, ADMIN.password, NEW_PASSWORD);
    expect([status, body]).toEqual([200, { ended: 1 }]);
    expect([await isAdmin(here), await isAdmin(there)]).toEqual([true, false]);
    expect((await login(app, ADMIN)).status).toBe(401);
    expect((await login(app, { ...ADMIN, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('asks for the present password and is blocked after five wrong ones', async () => {
    const here = await signedInBrowser(app);
    const attempts = await times(5, () => changePassword(here, 'not-the-password', NEW_PASSWORD));
    expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(
      Array(5).fill([403, 'wrong_password']),
    );
    expect((await changePassword(here, ADMIN.password, NEW_PASSWORD)).status).toBe(429);
    expect((await login(app, ADMIN)).status).toBe(200);
  });

  test.each([
    ['short', 'once letras', 'invalid_request'],
    ['easy to guess', 'contraseña 1234', 'unfit_password'],
    ['common', 'Basketball12', 'unfit_password'],
    ['the present one', ADMIN.password, 'unfit_password'],
  ])('refuses a new password that is %s', async (_what, password, code) => {
    const { status, body } = await changePassword(await signedInBrowser(app), ADMIN.password, password);
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, code, 'newPassword']);
    expect((await login(app, ADMIN)).status).toBe(200);
  });
});

test('a password that the admin has changed survives a start with the same settings, not with others', async () => {
  const database = await createTestDatabase();
  const start = (password: string, work: (app: TestApp) => Promise<void>) =>
    withApp(
      {
        databaseUrl: database.url,
        config: { admin: { username: ADMIN.username, password, generated: false } },
      },
      work,
    );
  const signsIn = async (started: TestApp, password: string) =>
    (await login(started, { ...ADMIN, password })).status;
  await start(ADMIN.password, async (started) => {
    const browser = await signedInBrowser(started);
    expect((await changePassword(browser, ADMIN.password, NEW_PASSWORD)).status).toBe(200);
  });
  await start(ADMIN.password, async (started) => {
    expect([await signsIn(started, NEW_PASSWORD), await signsIn(started, ADMIN.password)]).toEqual([
      200, 401,
    ]);
  });
  await start('otra-clave-de-prueba', async (started) => {
    expect(await signsIn(started, 'otra-clave-de-prueba')).toBe(200);
    expect(await signsIn(started, NEW_PASSWORD)).toBe(401);
  });
  await database.drop();
});
