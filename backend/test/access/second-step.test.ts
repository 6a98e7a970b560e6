import { AdminAccounts } from '../../src/modules/admins/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { isAdmin, times } from './admins.js';
import { Person, step, type StepBody } from './second-factors.js';

const START = Date.parse('2026-11-20T12:00:00Z');
const clock = new FixedClock('2026-11-20T12:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);

let app: TestApp;
let eva: Person;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(at(0));
  await app.sql(`delete from rate_limits`);
  eva = await Person.in(app);
  await eva.addApp(await eva.login(), at(0));
  clock.set(at(60));
});
afterAll(() => app.close());

describe('signing in as an admin with an authenticator app', () => {
  test('asks for a code after the right password and opens a session with a new token', async () => {
    const browser = await eva.login();
    const waiting = await browser.get<StepBody>('/api/admin/check');
    const methods = { app: true, passkey: false, recoveryCode: true };
    expect(waiting.body).toEqual({ isAdmin: false, secondStep: { stage: 'verify', ...methods } });
    const pending = browser.cookieHeader;
    const { status, body } = await step(browser, 'code', eva.codeAt(at(60)));
    expect([status, body]).toEqual([200, { isAdmin: true }]);
    expect(await isAdmin(browser)).toBe(true);
    expect(browser.cookieHeader).not.toBe(pending);
    const old = new Browser(app.url);
    const check = await old.send('GET', '/api/admin/check', undefined, { cookie: pending });
    expect(check.body).toEqual({ isAdmin: false });
  });

  test('opens nothing with the password alone', async () => {
    const browser = await eva.login();
    expect(await isAdmin(browser)).toBe(false);
    expect((await browser.get('/api/admin/second-factor')).status).toBe(401);
    expect((await browser.post('/api/admin/second-factor/app/key', {})).status).toBe(401);
  });

  test('leads to the second step only with the right password', async () => {
    const stranger = new Browser(app.url);
    for (const [how, code] of [
      ['code', eva.codeAt(at(60))],
      ['recovery-code', eva.recoveryCodes[0]],
    ] as ['code', string][]) {
      const { status, body } = await step(stranger, how, code);
      expect([status, body.code]).toEqual([401, 'sign_in_expired']);
    }
    const wrong = await stranger.post('/api/admin/login', { username: eva.username, password: 'otra-clave' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).not.toHaveProperty('secondStep');
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['takes', 'half a minute ahead', 120, 200],
    ['takes', 'of this moment', 90, 200],
    ['takes', 'half a minute late', 60, 200],
    ['refuses', 'a minute late', 30, 400],
    ['refuses', 'a minute ahead', 150, 400],
  ])('%s a code that is %s', async (_verdict, _when, seconds, expected) => {
    clock.set(at(90));
    const { status } = await step(await eva.login(), 'code', eva.codeAt(at(seconds)));
    expect(status).toBe(expected);
  });

  test('accepts each code once, also for the set-up and in parallel', async () => {
    clock.set(at(29));
    expect((await step(await eva.login(), 'code', eva.codeAt(at(0)))).body.code).toBe('code_used');
    clock.set(at(60));
    const browsers = await times(3, () => eva.login());
    const code = eva.codeAt(at(60));
    const responses = await Promise.all(browsers.map((browser) => step(browser, 'code', code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await step(await eva.login(), 'code', code)).body.code).toBe('code_used');
  });

  test('must be complete within five minutes of the password', async () => {
    const browser = await eva.login();
    clock.set(at(60 + 300));
    const { status, body } = await step(browser, 'code', eva.codeAt(at(60 + 300)));
    expect([status, body.code]).toEqual([401, 'sign_in_expired']);
  });

  test('ends when the password changes in between', async () => {
    const browser = await eva.login();
    const { username } = eva;
    await app.get<AdminAccounts>(AdminAccounts).set(username, 'otra-clave-de-eva');
    expect((await step(browser, 'code', eva.codeAt(at(60)))).status).toBe(401);
  });

  test('leaves a sign-out in between without a way back', async () => {
    const browser = await eva.login();
    const cookie = browser.cookieHeader;
    await browser.post('/api/admin/logout');
    const again = await new Browser(app.url).send<StepBody>(
      'POST',
      '/api/admin/second-step/code',
      { appCode: eva.codeAt(at(60)) },
      { cookie },
    );
    expect([again.status, again.body.code]).toEqual([401, 'sign_in_expired']);
  });
});

describe('guessing the code of an authenticator app', () => {
  const wrong = (browser: Browser) => step(browser, 'code', eva.wrongCode(clock.now()));

  test('is blocked after five wrong codes, then longer each time, also for the right code', async () => {
    const first = await times(5, async () => wrong(await eva.login()));
    expect(first.map(({ body }) => body.code)).toEqual(Array(5).fill('wrong_code'));
    for (const [seconds, wait] of [
      [60, '60'],
      [119, '1'],
      [120, null],
      [121, '119'],
      [240, null],
    ] as [number, string | null][]) {
      clock.set(at(seconds));
      const { status, headers } = await wrong(await eva.login());
      expect([seconds, status, headers.get('retry-after')]).toEqual([seconds, wait ? 429 : 400, wait]);
    }
    const right = await step(await eva.login(), 'code', eva.codeAt(at(240)));
    expect([right.status, right.body.code]).toEqual([429, 'too_many_codes']);
    clock.set(at(480));
    expect((await step(await eva.login(), 'code', eva.codeAt(at(480)))).status).toBe(200);
  });

  test('ends the sign-in after five wrong codes', async () => {
    const browser = await eva.login();
    await times(5, () => wrong(browser));
    const { status, body } = await step(browser, 'code', eva.codeAt(at(60)));
    expect([status, body.code]).toEqual([401, 'sign_in_ended']);
    expect((await wrong(browser)).body.code).toBe('sign_in_expired');
  });

  test('gains nothing from parallel attempts', async () => {
    const browsers = await times(8, () => eva.login());
    const responses = await Promise.all(browsers.map(wrong));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test('does not lock out a browser in which the admin has signed in before', async () => {
    const known = await eva.login();
    await step(known, 'code', eva.codeAt(at(60)));
    await known.post('/api/admin/logout');
    await times(5, async () => wrong(await eva.login()));
    clock.set(at(90));
    expect((await step(await eva.login(), 'code', eva.codeAt(at(90)))).status).toBe(429);
    await eva.login(known);
    expect((await step(known, 'code', eva.codeAt(at(90)))).status).toBe(200);
  });

  test('starts anew after a right code', async () => {
    await times(4, async () => wrong(await eva.login()));
    expect((await step(await eva.login(), 'code', eva.codeAt(at(60)))).status).toBe(200);
    expect((await times(4, async () => wrong(await eva.login()))).map(({ status }) => status)).toEqual(
      Array(4).fill(400),
    );
  });
});

describe('a recovery code', () => {
  test('replaces the app once, and the response says how many are left', async () => {
    const [code = ''] = eva.recoveryCodes;
    const browser = await eva.login();
    const { status, body } = await step(browser, 'recovery-code', code.toLowerCase().replace('-', ' '));
    expect([status, body]).toEqual([200, { isAdmin: true, recoveryCodesLeft: 9 }]);
    expect(await isAdmin(browser)).toBe(true);
    const again = await step(await eva.login(), 'recovery-code', code);
    expect([again.status, again.body.code]).toEqual([400, 'wrong_recovery_code']);
  });

  test('is one of ten, and the database stores only slow hashes of them', async () => {
    expect(new Set(eva.recoveryCodes).size).toBe(10);
    for (const code of eva.recoveryCodes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const stored = await app.sql<{ hash: string }>(`select code_hash as hash from admin_recovery_codes`);
    for (const { hash } of stored) expect(hash).toMatch(/^\$argon2id\$/);
  });

  test('can be used by one of several parallel requests', async () => {
    const browsers = await times(3, () => eva.login());
    const [code = ''] = eva.recoveryCodes;
    const responses = await Promise.all(browsers.map((browser) => step(browser, 'recovery-code', code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('counts as an attempt if it is wrong', async () => {
    await times(5, async () => step(await eva.login(), 'recovery-code', '00000-00000'));
    expect((await step(await eva.login(), 'code', eva.codeAt(at(60)))).status).toBe(429);
  });
});
