import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { type Answer, Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { createTestDatabase } from '../support/database/postgres.js';

const WRONG = { username: ADMIN.username, password: 'not-the-password' };
const LOGGED_IN_AT = '2026-11-20T12:00:00Z';

interface LoginAnswer {
  code?: string;
  isAdmin?: boolean;
}

const clock = new FixedClock(LOGGED_IN_AT);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(LOGGED_IN_AT);
  await forget('login:%');
});
afterAll(() => app.close());

/** What the limiter has counted of these buckets is gone, as it is after 15 minutes. */
const forget = (buckets: string) => app.sql(`delete from rate_limits where bucket like $1`, [buckets]);
/** The next attempt is as one from elsewhere. */
const moveToAnotherAddress = () => forget('login:address:%');

const login = (
  credentials: object,
  { browser = new Browser(app.url), headers = {} } = {},
): Promise<Answer<LoginAnswer>> => browser.post<LoginAnswer>('/api/admin/login', credentials, headers);

async function times<T>(count: number, attempt: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done++) results.push(await attempt());
  return results;
}

/** One run of the application, ended whatever happens in it. */
async function withApp<T>(
  options: Parameters<typeof startTestApp>[0],
  work: (started: TestApp) => Promise<T>,
): Promise<T> {
  const started = await startTestApp(options);
  try {
    return await work(started);
  } finally {
    await started.close();
  }
}

async function signedIn(): Promise<Browser> {
  const browser = new Browser(app.url);
  await login(ADMIN, { browser });
  return browser;
}

const isAdmin = async (browser: Browser): Promise<boolean> => {
  const { status } = await browser.get('/api/bookings/today');
  const { body } = await browser.get<LoginAnswer>('/api/admin/check');
  expect([200, 401]).toContain(status);
  expect(body.isAdmin).toBe(status === 200);
  return status === 200;
};

describe('signing in', () => {
  test('opens the admin area, to this browser alone', async () => {
    const browser = new Browser(app.url);
    const { status, body } = await login(ADMIN, { browser });
    expect([status, body]).toEqual([200, { isAdmin: true }]);
    expect(await isAdmin(browser)).toBe(true);
    expect(await isAdmin(new Browser(app.url))).toBe(false);
  });

  test('does not care how the name is written, and does care how the password is', async () => {
    expect((await login({ ...ADMIN, username: 'ANA' })).status).toBe(200);
    expect((await login({ ...ADMIN, password: ADMIN.password.toUpperCase() })).status).toBe(401);
    expect((await login({ ...ADMIN, password: `${ADMIN.password} ` })).status).toBe(401);
  });

  test('tells an unknown name from a wrong password by nothing', async () => {
    const answers = [await login(WRONG), await login({ username: 'nobody', password: 'not-the-password' })];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({
        statusCode: 401,
        code: 'wrong_credentials',
        message: 'Usuario o contraseña incorrectos',
        requestId: expect.any(String) as string,
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('gives a new token each time, and never takes one that the browser brought', async () => {
    const planted = `saque-admin=${'a'.repeat(43)}`;
    const cookies = await times(
      2,
      async () => (await login(ADMIN, { headers: { cookie: planted } })).headers.getSetCookie()[0],
    );
    expect(new Set([...cookies, planted]).size).toBe(3);
  });
});

test('a password is kept as argon2id alone: 19 MiB, two passes, one lane', async () => {
  const kept = await app.sql<{ hash: string }>(`select password_hash as hash from admins`);
  expect(kept.length).toBeGreaterThan(0);
  for (const { hash } of kept)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

describe('guessing', () => {
  test('ends after five wrong passwords for a name: then even the right one has to wait', async () => {
    const wrong = await times(5, () => login(WRONG));
    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    await moveToAnotherAddress();
    for (const credentials of [WRONG, ADMIN]) {
      const { status, body, headers } = await login(credentials);
      expect([status, body.code]).toEqual([429, 'too_many_attempts']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await forget('login:name:ana');
    expect((await login(ADMIN)).status).toBe(200);
  });

  test('ends after five wrong passwords from an address, whatever the names', async () => {
    const names = ['eva', 'luis', 'admin', 'root', 'sofia'];
    for (const username of names) expect((await login({ ...WRONG, username })).status).toBe(401);
    expect((await login(ADMIN)).status).toBe(429);
    await moveToAnotherAddress();
    expect((await login(ADMIN)).status).toBe(200);
  });

  test('from elsewhere at one name leaves the others alone', async () => {
    await times(5, () => login({ ...WRONG, username: 'eva' }));
    await moveToAnotherAddress();
    expect((await login({ ...WRONG, username: 'eva' })).status).toBe(429);
    expect((await login(ADMIN)).status).toBe(200);
  });

  test('from an address that is shut out does not shut the names out too', async () => {
    await times(5, () => login({ ...WRONG, username: 'eva' }));
    await times(5, () => login(WRONG));
    await moveToAnotherAddress();
    expect((await login(ADMIN)).status).toBe(200);
  });

  test('gains nothing from many attempts at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(WRONG)));
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(answers.length - looked.length).toBe(answers.filter(({ status }) => status === 429).length);
  });

  test('gains nothing from an address that the caller makes up', async () => {
    let last = 0;
    const answers = await times(6, () =>
      login(WRONG, {
        headers: { 'X-Forwarded-For': `203.0.113.${++last}`, 'X-Real-IP': `203.0.113.${last}` },
      }),
    );
    expect(answers.at(-1)?.status).toBe(429);
  });

  test('right passwords do not use the attempts up', async () => {
    expect((await times(7, () => login(ADMIN))).map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect((await times(4, () => login(WRONG))).map(({ status }) => status)).toEqual(Array(4).fill(401));
    expect((await login(ADMIN)).status).toBe(200);
  });

  test('is still over after a restart, and 15 minutes later it may begin again', async () => {
    const database = await createTestDatabase();
    await withApp({ databaseUrl: database.url }, ({ url }) =>
      times(5, () => login(WRONG, { browser: new Browser(url) })),
    );
    await withApp({ databaseUrl: database.url }, async ({ url, sql }) => {
      expect((await login(ADMIN, { browser: new Browser(url) })).status).toBe(429);
      await sql(`update rate_limits set resets_at = now()`);
      expect((await login(ADMIN, { browser: new Browser(url) })).status).toBe(200);
    });
    await database.drop();
  });

  test('gains nothing from letters that the database takes for others', async () => {
    const kike = { username: 'kike', password: ADMIN.password, generated: false };
    await withApp({ config: { admin: kike } }, async ({ url, sql }) => {
      const answers: number[] = [];
      for (const username of ['kike', 'KIKE', '\u212Aike', 'ki\u212Ae', '\u212Ai\u212Ae', 'K\u0130ke']) {
        await sql(`delete from rate_limits where bucket like 'login:address:%'`);
        answers.push((await login({ ...WRONG, username }, { browser: new Browser(url) })).status);
      }
      expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    });
  });
});

describe('an admin session', () => {
  test.each([
    ['29 minutes and 59 seconds', '2026-11-20T12:29:59Z', true],
    ['30 minutes', '2026-11-20T12:30:00Z', false],
  ])('after %s without use is open: %s %s', async (_idle, at, open) => {
    const browser = await signedIn();
    clock.set(at);
    expect(await isAdmin(browser)).toBe(open);
  });

  test('lasts 8 hours at most, however much it is used', async () => {
    const browser = await signedIn();
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

  test('is another one after each login, and the earlier one of this browser is over', async () => {
    const browser = await signedIn();
    const [elsewhere, earlier] = [await signedIn(), browser.cookieHeader];
    expect((await login(WRONG, { browser })).status).toBe(401);
    expect(await isAdmin(browser)).toBe(true); // a wrong password ends nothing
    await login(ADMIN, { browser });
    expect(browser.cookieHeader).not.toBe(earlier);
    const check = (cookie: string) =>
      new Browser(app.url).send<LoginAnswer>('GET', '/api/admin/check', undefined, { cookie });
    expect((await check(earlier)).body).toEqual({ isAdmin: false });
    expect((await check(browser.cookieHeader)).body).toEqual({ isAdmin: true });
    expect(await isAdmin(elsewhere)).toBe(true);
  });

  test('is over after signing out, also for a copy of the cookie, and only that one', async () => {
    const [browser, elsewhere] = [await signedIn(), await signedIn()];
    const copy = browser.cookieHeader;
    const { status, body } = await browser.post('/api/admin/logout');
    expect([status, body]).toEqual([200, { isAdmin: false }]);
    expect(browser.cookieHeader).not.toContain('saque-admin');
    const replay = (path: string) =>
      new Browser(app.url).send<LoginAnswer>('GET', path, undefined, { cookie: copy });
    expect((await replay('/api/bookings/today')).status).toBe(401);
    expect((await replay('/api/admin/check')).body).toEqual({ isAdmin: false });
    expect(await isAdmin(elsewhere)).toBe(true);
  });

  test('cannot be made up, and a player is no admin', async () => {
    const player = new Browser(app.url);
    await player.get('/api/session');
    const token = player.cookieHeader.split('=')[1] ?? '';
    for (const value of [
      token,
      'a'.repeat(43),
      '',
      'null',
      'undefined',
      "' or 1=1 --",
      '%00',
      '%',
      'x'.repeat(5_000),
    ]) {
      const headers = { cookie: `saque-admin=${value}` };
      const { status, body } = await player.send<LoginAnswer>(
        'GET',
        '/api/bookings/today',
        undefined,
        headers,
      );
      expect([status, body.code]).toEqual([401, 'admin_required']);
    }
  });

  test('ends when the settings give its admin another password', async () => {
    const database = await createTestDatabase();
    const headers = await withApp({ databaseUrl: database.url }, async ({ url }) => {
      const browser = new Browser(url);
      await login(ADMIN, { browser });
      return { cookie: browser.cookieHeader };
    });
    const changed = { username: ADMIN.username, password: 'otra-clave-de-prueba', generated: false };
    await withApp({ databaseUrl: database.url, config: { admin: changed } }, async ({ url }) => {
      const check = await new Browser(url).send('GET', '/api/admin/check', undefined, headers);
      expect(check.body).toEqual({ isAdmin: false });
      expect((await login(ADMIN, { browser: new Browser(url) })).status).toBe(401);
      expect((await login(changed, { browser: new Browser(url) })).status).toBe(200);
    });
    await database.drop();
  });
});
