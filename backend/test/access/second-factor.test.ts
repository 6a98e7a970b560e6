import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { isAdmin } from './admins.js';
import { type Options, passkeyStep, Person, step, type StepBody } from './second-factors.js';

const PATH = '/api/admin/second-factor';
const START = Date.parse('2026-11-20T12:00:00Z');
const clock = new FixedClock('2026-11-20T12:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);

interface State {
  isRequired: boolean;
  app: { createdAt: string } | null;
  passkeys: { id: string; name: string; lastUsedAt: string | null; isBackedUp: boolean }[];
  recoveryCodesLeft: number;
}

let app: TestApp;
let eva: Person;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(at(0));
  await app.sql(`delete from rate_limits`);
  eva = await Person.in(app);
  browser = await eva.login();
});
afterAll(() => app.close());

const state = async (of = browser) => (await of.get<State>(PATH)).body;
const actionsOf = ({ username }: Person) =>
  app.sql<{ action: string; label: string }>(
    `select l.action, l.subject_label as label from audit_log l join admins a on a.id = l.admin_id
      where a.username = $1 order by l.at`,
    [username],
  );

/** The second factors of an admin who has none. */
const PASSWORD_ALONE = {
  isRequired: false,
  hasPassword: true,
  app: null,
  passkeys: [],
  recoveryCodesLeft: 0,
};

describe('setting up an authenticator app', () => {
  test('gives recovery codes with the first factor only, and is audited', async () => {
    expect(await state()).toEqual(PASSWORD_ALONE);
    const { recoveryCodes } = await eva.addApp(browser, at(0));
    expect(recoveryCodes).toHaveLength(10);
    expect(await state()).toMatchObject({ app: { createdAt: at(0).toISOString() }, recoveryCodesLeft: 10 });
    expect(await eva.addPasskey(browser)).toEqual({ recoveryCodes: null });
    expect(await actionsOf(eva)).toEqual([
      { action: 'second_factor.app_added', label: eva.username },
      { action: 'second_factor.passkey_added', label: 'Mi laptop' },
    ]);
  });

  test('keeps this session and ends all other sessions of the admin', async () => {
    const elsewhere = await eva.login();
    await eva.addApp(browser, at(0));
    expect([await isAdmin(browser), await isAdmin(elsewhere)]).toEqual([true, false]);
  });

  test('changes nothing before the app has shown a right code', async () => {
    await browser.post(`${PATH}/app/key`, { password: eva.password });
    const wrong = await browser.send<StepBody>('PUT', `${PATH}/app`, { appCode: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_code']);
    expect((await state()).app).toBeNull();
    clock.set(at(900));
    const late = await browser.send<StepBody>('PUT', `${PATH}/app`, { appCode: '000000' });
    expect([late.status, late.body.code]).toEqual([409, 'set_up_expired']);
    expect(await isAdmin(await eva.login())).toBe(true);
  });

  test('stores the key encrypted with a key from the session secret', async () => {
    const { body } = await browser.post<{ key: string; address: string }>(`${PATH}/app/key`, {
      password: eva.password,
    });
    expect(body.address).toContain(`secret=${body.key}`);
    const rows = await app.sql<{ value: Buffer }>(`select value from admin_ceremonies`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { value } of rows) expect(value.toString('latin1')).not.toContain(body.key);
  });
});

test.each([
  ['POST', `${PATH}/app/key`, {}],
  ['POST', `${PATH}/passkeys/options`, {}],
  ['POST', `${PATH}/app/remove`, {}],
  ['POST', `${PATH}/passkeys/remove`, { id: 'AQID' }],
  ['POST', `${PATH}/recovery-codes`, {}],
])('%s %s asks for the password or a code, five times at most', async (method, path, body) => {
  await eva.addApp(browser, at(0));
  clock.set(at(60));
  for (const proof of [{}, { password: 'otra-clave' }, { appCode: eva.codeAt(at(0)) }]) {
    const refused = await browser.send<StepBody>(method, path, { ...body, ...proof });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_confirmed']);
  }
  await browser.send(method, path, { ...body, password: '' });
  await browser.send(method, path, { ...body, password: '' });
  const locked = await browser.send(method, path, { ...body, password: eva.password });
  expect(locked.status).toBe(429);
  expect(await state()).toMatchObject({ app: {}, recoveryCodesLeft: 10 });
});

describe('removing second factors', () => {
  test('goes back to the password alone, and the recovery codes go with the last one', async () => {
    await eva.addApp(browser, at(0));
    await eva.addPasskey(browser);
    clock.set(at(60));
    const appCode = eva.codeAt(at(60));
    expect((await browser.post<State>(`${PATH}/app/remove`, { appCode })).body.app).toBeNull();
    expect((await state()).recoveryCodesLeft).toBe(10);
    const [{ id } = { id: '' }] = (await state()).passkeys;
    const { body } = await browser.post<State>(`${PATH}/passkeys/remove`, { id, password: eva.password });
    expect(body).toEqual(PASSWORD_ALONE);
    expect(await isAdmin(await eva.login())).toBe(true);
    expect((await actionsOf(eva)).map(({ action }) => action).slice(2)).toEqual([
      'second_factor.app_removed',
      'second_factor.passkey_removed',
    ]);
  });

  test('never touches those of another admin', async () => {
    const nora = await Person.in(app);
    const hers = await nora.login();
    await nora.addPasskey(hers);
    const [{ id } = { id: '' }] = (await state(hers)).passkeys;
    const { status } = await browser.post(`${PATH}/passkeys/remove`, { id, password: eva.password });
    expect([status, (await state(hers)).passkeys.length]).toEqual([404, 1]);
  });
});

test('renewed recovery codes replace the earlier ones', async () => {
  await eva.addApp(browser, at(0));
  const [old = ''] = eva.recoveryCodes;
  const proof = { password: eva.password };
  const { body } = await browser.post<StepBody>(`${PATH}/recovery-codes`, proof);
  expect(body.recoveryCodes).toHaveLength(10);
  expect((await step(await eva.login(), 'recovery-code', old)).status).toBe(400);
  const [fresh = ''] = body.recoveryCodes ?? [];
  expect((await step(await eva.login(), 'recovery-code', fresh)).body.recoveryCodesLeft).toBe(9);
});

describe('a passkey of an admin', () => {
  test('is the second step of the sign-in, and its use is shown', async () => {
    await eva.addPasskey(browser);
    clock.set(at(60));
    const other = await eva.login();
    const { status, body } = await passkeyStep(other, eva, { isBackedUp: true });
    expect([status, body]).toEqual([200, { isAdmin: true }]);
    const used = { name: 'Mi laptop', lastUsedAt: at(60).toISOString(), isBackedUp: true };
    expect((await state(other)).passkeys).toMatchObject([used]);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['without verification of the person', { userVerified: false }],
  ])('is refused with a response %s', async (_what, behaviour) => {
    await eva.addPasskey(browser);
    const other = await eva.login();
    const refused = await passkeyStep(other, eva, behaviour);
    expect([refused.status, refused.body.code]).toEqual([400, 'passkey_refused']);
    expect(await isAdmin(other)).toBe(false);
  });

  test('is refused if its counter does not rise, as with a copied key', async () => {
    await eva.addPasskey(browser);
    expect((await passkeyStep(await eva.login(), eva)).status).toBe(200);
    eva.authenticator.counter = 0;
    expect((await passkeyStep(await eva.login(), eva)).status).toBe(400);
  });

  test('gives a response that counts once and for one sign-in only', async () => {
    await eva.addPasskey(browser);
    const [mine, other] = [await eva.login(), await eva.login()];
    const options = await mine.post<Options>('/api/admin/second-step/passkey/options');
    const response = eva.authenticator.use(options.body);
    const send = (by: Browser) => by.post<StepBody>('/api/admin/second-step/passkey', response);
    await other.post('/api/admin/second-step/passkey/options');
    expect((await send(other)).status).toBe(400);
    expect((await send(mine)).status).toBe(200);
    expect((await send(mine)).status).toBe(401);
  });

  test('is refused to another admin', async () => {
    await eva.addPasskey(browser);
    const nora = await Person.in(app);
    await nora.addPasskey(await nora.login());
    const hers = await nora.login();
    const { body } = await hers.post<Options>('/api/admin/second-step/passkey/options');
    const foreign = eva.authenticator.use(body);
    expect((await hers.post('/api/admin/second-step/passkey', foreign)).status).toBe(400);
  });

  test('is not added without verification of the person, twice, or as an eleventh', async () => {
    const options = () => browser.post<Options>(`${PATH}/passkeys/options`, { password: eva.password });
    const add = async (behaviour = {}) => {
      const response = eva.authenticator.create((await options()).body, behaviour);
      return browser.post<StepBody>(`${PATH}/passkeys`, { name: 'Mi laptop', ...response });
    };
    expect((await add({ userVerified: false })).body.code).toBe('passkey_refused');
    expect((await add()).status).toBe(200);
    expect((await add()).body.code).toBe('passkey_known');
    await app.sql(
      `insert into admin_passkeys select n::text || id, admin_id, name, public_key, 0, transports, false, created_at
         from admin_passkeys, generate_series(1, 9) n where id = $1`,
      [eva.authenticator.id],
    );
    expect((await options()).status).toBe(409);
  });
});

describe('while a second factor is required', () => {
  let strict: TestApp;

  beforeAll(async () => {
    const config = { adminSecondFactor: 'required' as const };
    strict = await startTestApp({ config, clock, databaseUrl: app.databaseUrl });
  });
  afterAll(() => strict.stop());

  test('an admin without one can only set it up, which completes the sign-in', async () => {
    const nora = await Person.in(strict);
    const hers = await nora.login();
    const { body } = await hers.get<StepBody>('/api/admin/check');
    expect(body).toMatchObject({ isAdmin: false, secondStep: { stage: 'enroll' } });
    expect(await isAdmin(hers)).toBe(false);
    const pending = hers.cookieHeader;
    expect((await nora.addPasskey(hers)).recoveryCodes).toHaveLength(10);
    expect(await isAdmin(hers)).toBe(true);
    expect(hers.cookieHeader).not.toBe(pending);
  });

  test('a second sign-in with the same password adds no further factor', async () => {
    const nora = await Person.in(strict);
    const [first, second] = [await nora.login(), await nora.login()];
    await second.post(`${PATH}/app/key`, {});
    await nora.addPasskey(first);
    expect((await second.post(`${PATH}/app/key`, {})).status).toBe(401);
    expect((await second.send('PUT', `${PATH}/app`, { appCode: '123456' })).status).toBe(401);
    expect((await passkeyStep(second, nora)).status).toBe(200);
  });

  test('the last one cannot be removed', async () => {
    const nora = await Person.in(strict);
    const hers = await nora.login();
    await nora.addPasskey(hers);
    const [{ id } = { id: '' }] = (await state(hers)).passkeys;
    const { status, body } = await hers.post<StepBody>(`${PATH}/passkeys/remove`, {
      id,
      password: nora.password,
    });
    expect([status, body.code]).toEqual([409, 'last_second_factor']);
    expect((await state(hers)).passkeys).toHaveLength(1);
  });

  test('a session from before the setting is closed', async () => {
    expect(await isAdmin(browser)).toBe(true);
    expect(await isAdmin(browser.at(strict.url))).toBe(false);
  });
});

test('an authenticator app keeps working while the session secret is being changed', async () => {
  await eva.addApp(browser, at(0));
  const { databaseUrl } = app;
  const previousSessionSecret = app.config.sessionSecret;
  const changed = { sessionSecret: 'n'.repeat(40), previousSessionSecret };
  const during = await startTestApp({ config: changed, clock, databaseUrl });
  await during.stop();
  const after = await startTestApp({ config: { sessionSecret: 'n'.repeat(40) }, clock, databaseUrl });
  clock.set(at(60));
  const signedIn = await eva.login(new Browser(after.url));
  expect((await step(signedIn, 'code', eva.codeAt(at(60)))).status).toBe(200);
  await after.stop();
});
