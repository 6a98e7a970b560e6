import { PasswordHasher } from '../../src/modules/admins/application/ports/password-hasher.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { createTestDatabase } from '../support/database/postgres.js';
import {
  forgetAttempts,
  isAdmin,
  login,
  moveToAnotherAddress,
  times,
  withApp,
  WRONG_PASSWORD,
} from './admins.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetAttempts(app));
afterAll(() => app.close());

describe('signing in to the admin area', () => {
  test('opens the admin area for this browser alone', async () => {
    const browser = new Browser(app.url);
    const { status, body } = await login(app, ADMIN, { browser });
    expect([status, body]).toEqual([200, { isAdmin: true }]);
    expect(await isAdmin(browser)).toBe(true);
    expect(await isAdmin(new Browser(app.url))).toBe(false);
  });

  test('ignores the case of the username and respects the case of the password', async () => {
    expect((await login(app, { ...ADMIN, username: 'ANA' })).status).toBe(200);
    expect((await login(app, { ...ADMIN, password: ADMIN.password.toUpperCase() })).status).toBe(401);
    expect((await login(app, { ...ADMIN, password: `${ADMIN.password} ` })).status).toBe(401);
  });

  test('gives the same response for an unknown name and for a wrong password', async () => {
    const responses = [
      await login(app, WRONG_PASSWORD),
      await login(app, { username: 'nobody', password: 'not-the-password' }),
    ];
    for (const { status, body, headers } of responses) {
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

  test('verifies one hash for an unknown name as for a known one, so that both take the same time', async () => {
    const verify = jest.spyOn(app.get<PasswordHasher>(PasswordHasher), 'verify');
    await login(app, WRONG_PASSWORD);
    await login(app, { username: 'nobody', password: 'not-the-password' });
    expect(verify.mock.calls.map(([hash]) => hash.split('$').slice(0, 4))).toEqual(
      Array(2).fill(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']),
    );
    verify.mockRestore();
  });

  test('issues a new token each time and never adopts one that the browser sent', async () => {
    const planted = `saque-admin=${'a'.repeat(43)}`;
    const cookies = await times(
      2,
      async () => (await login(app, ADMIN, { headers: { cookie: planted } })).headers.getSetCookie()[0],
    );
    expect(new Set([...cookies, planted]).size).toBe(3);
  });
});

test('a password is stored only as argon2id with 19 MiB, two passes and one lane', async () => {
  const stored = await app.sql<{ hash: string }>(`select password_hash as hash from admins`);
  expect(stored.length).toBeGreaterThan(0);
  for (const { hash } of stored)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

describe('guessing an admin password', () => {
  test('is blocked after five wrong passwords for a name from one address, even with the right one', async () => {
    const wrong = await times(5, () => login(app, WRONG_PASSWORD));
    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    for (const credentials of [WRONG_PASSWORD, ADMIN]) {
      const { status, body, headers } = await login(app, credentials);
      expect([status, body.code]).toEqual([429, 'too_many_attempts']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('does not lock the admin out at another address', async () => {
    await times(8, () => login(app, WRONG_PASSWORD));
    await moveToAnotherAddress(app);
    expect((await login(app, ADMIN)).status).toBe(200);
  });

  test('does not block other names at the same address', async () => {
    await times(6, () => login(app, { ...WRONG_PASSWORD, username: 'eva' }));
    expect((await login(app, ADMIN)).status).toBe(200);
  });

  test('is blocked after twenty wrong passwords from one address for any names', async () => {
    for (let tried = 0; tried < 20; tried++)
      expect((await login(app, { ...WRONG_PASSWORD, username: `name-${tried}` })).status).toBe(401);
    expect((await login(app, ADMIN)).status).toBe(429);
    await moveToAnotherAddress(app);
    expect((await login(app, ADMIN)).status).toBe(200);
  });

  test('is slowed down after fifty wrong passwords for a name from any addresses', async () => {
    await login(app, WRONG_PASSWORD);
    await app.sql(`update rate_limits set hits = 49 where bucket like 'login:name:%'`);
    expect((await login(app, WRONG_PASSWORD)).status).toBe(401);
    await moveToAnotherAddress(app);
    const { status, headers } = await login(app, ADMIN);
    expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
  });

  test('leaves no name in the database that may be a password', async () => {
    await login(app, { username: 'mi-clave-secreta', password: 'x' });
    const buckets = await app.sql<{ bucket: string }>(`select bucket from rate_limits`);
    expect(buckets.length).toBeGreaterThan(0);
    expect(JSON.stringify(buckets)).not.toContain('mi-clave-secreta');
  });

  test('gains nothing from parallel attempts', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => login(app, WRONG_PASSWORD)));
    const verified = responses.filter(({ status }) => status === 401);
    expect(verified.length).toBeLessThanOrEqual(5);
    expect(responses.length - verified.length).toBe(responses.filter(({ status }) => status === 429).length);
  });

  test('gains nothing from forged forwarding headers', async () => {
    let last = 0;
    const responses = await times(6, () =>
      login(app, WRONG_PASSWORD, {
        headers: { 'X-Forwarded-For': `203.0.113.${++last}`, 'X-Real-IP': `203.0.113.${last}` },
      }),
    );
    expect(responses.at(-1)?.status).toBe(429);
  });

  test('counts no attempts with the right password', async () => {
    expect((await times(7, () => login(app, ADMIN))).map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect((await times(4, () => login(app, WRONG_PASSWORD))).map(({ status }) => status)).toEqual(
      Array(4).fill(401),
    );
    expect((await login(app, ADMIN)).status).toBe(200);
  });

  test('stays blocked after a restart and is possible again 15 minutes later', async () => {
    const database = await createTestDatabase();
    await withApp({ databaseUrl: database.url }, ({ url }) =>
      times(5, () => login(app, WRONG_PASSWORD, { browser: new Browser(url) })),
    );
    await withApp({ databaseUrl: database.url }, async ({ url, sql }) => {
      expect((await login(app, ADMIN, { browser: new Browser(url) })).status).toBe(429);
      await sql(`update rate_limits set resets_at = now()`);
      expect((await login(app, ADMIN, { browser: new Browser(url) })).status).toBe(200);
    });
    await database.drop();
  });

  test('gains nothing from letters that the database folds to the same name', async () => {
    const kike = { username: 'kike', password: ADMIN.password, generated: false };
    await withApp({ config: { admin: kike } }, async ({ url, sql }) => {
      const responses: number[] = [];
      for (const username of ['kike', 'KIKE', '\u212Aike', 'ki\u212Ae', '\u212Ai\u212Ae', 'K\u0130ke']) {
        await sql(`delete from rate_limits where bucket like 'login:address:%'`);
        responses.push(
          (await login(app, { ...WRONG_PASSWORD, username }, { browser: new Browser(url) })).status,
        );
      }
      expect(responses).toEqual([401, 401, 401, 401, 401, 429]);
    });
  });
});
