import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { SoftwareAuthenticator } from '../support/services/software-authenticator.js';
import type { Options } from './second-factors.js';

const PATH = '/api/session/passkeys';
const SIGN_IN = '/api/session/passkey-sign-in';
const START = Date.parse('2026-11-20T12:00:00Z');
const clock = new FixedClock('2026-11-20T12:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);

interface Passkey {
  id: string;
  name: string;
  isBackedUp: boolean;
  lastUsedAt: string | null;
}

interface Session {
  userId: string;
  email: string | null;
  isGuest: boolean;
  code?: string;
}

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(at(0));
  await app.sql(`delete from rate_limits`);
});
afterAll(() => app.close());

const sessionOf = async (browser: Browser) => (await browser.get<Session>('/api/session')).body;

/** Returns the browser of a player whose address is verified. */
async function anAccount(): Promise<{ browser: Browser; id: string; email: string }> {
  const browser = new Browser(app.url);
  const { userId: id } = (await browser.post<Session>('/api/session')).body;
  const email = `eva-${++people}@saque.example`;
  await app.sql(`update players set email = $2, email_verified_at = now() where id = $1`, [id, email]);
  return { browser, id, email };
}

const anAuthenticator = () => new SoftwareAuthenticator(app.config.publicUrl);

async function add(browser: Browser, authenticator: SoftwareAuthenticator, behaviour = {}) {
  const { body } = await browser.post<Options>(`${PATH}/options`);
  const response = authenticator.create(body, behaviour);
  return browser.post<Passkey[] & { code?: string }>(PATH, { name: 'Mi teléfono', ...response });
}

async function enter(browser: Browser, authenticator: SoftwareAuthenticator, behaviour = {}) {
  const { body } = await browser.post<Options>(`${SIGN_IN}/options`);
  return browser.post<Session>(SIGN_IN, authenticator.use(body, behaviour));
}

describe('a passkey of a player', () => {
  test('is added under a name, shown and removed by its owner only', async () => {
    const { browser } = await anAccount();
    const { status, body } = await add(browser, anAuthenticator());
    expect([status, body]).toMatchObject([200, [{ name: 'Mi teléfono', lastUsedAt: null }]]);
    const [{ id } = { id: '' }] = body;
    const other = await anAccount();
    expect((await other.browser.send('DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await browser.get<Passkey[]>(PATH)).body).toHaveLength(1);
    expect((await browser.send('DELETE', `${PATH}/${id}`)).body).toEqual([]);
  });

  test('is asked for as discoverable, with verification of the person, for the address of the account', async () => {
    const { browser, id, email } = await anAccount();
    const { body } = await browser.post<Record<string, object>>(`${PATH}/options`);
    expect(body['authenticatorSelection']).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(body['user']).toMatchObject({ name: email, id: Buffer.from(id).toString('base64url') });
  });

  test('cannot be added by a guest', async () => {
    const guest = new Browser(app.url);
    await guest.post('/api/session');
    const { status, body } = await guest.post<Session>(`${PATH}/options`);
    expect([status, body.code]).toEqual([403, 'account_required']);
  });

  test('cannot be added to an account that was erased in the meantime', async () => {
    const { browser, id } = await anAccount();
    const { body } = await browser.post<Options>(`${PATH}/options`);
    await app.sql(`update players set email = null, email_verified_at = null where id = $1`, [id]);
    const response = anAuthenticator().create(body);
    expect((await browser.post(PATH, { name: 'Mi teléfono', ...response })).status).toBe(403);
    expect(await app.sql(`select 1 from player_passkeys where player_id = $1`, [id])).toEqual([]);
  });

  test('is not added without verification of the person, twice, too late, or as an eleventh', async () => {
    const { browser, id } = await anAccount();
    const authenticator = anAuthenticator();
    expect((await add(browser, authenticator, { userVerified: false })).body.code).toBe('passkey_refused');
    expect((await add(browser, authenticator)).status).toBe(200);
    expect((await add(browser, authenticator)).body.code).toBe('passkey_known');
    const { body } = await browser.post<Options>(`${PATH}/options`);
    clock.set(at(601));
    const late = await browser.post<Session>(PATH, { name: 'Tarde', ...anAuthenticator().create(body) });
    expect([late.status, late.body.code]).toEqual([409, 'set_up_expired']);
    await app.sql(
      `insert into player_passkeys select gen_random_uuid(), player_id, n::text || credential_id, name, public_key, 0,
              transports, false, created_at
         from player_passkeys, generate_series(1, 9) n where player_id = $1`,
      [id],
    );
    expect((await browser.post<Session>(`${PATH}/options`)).body.code).toBe('too_many_passkeys');
  });

  test('is one of ten even if two browsers add the last one at the same time', async () => {
    const { browser, id } = await anAccount();
    await add(browser, anAuthenticator());
    await app.sql(
      `insert into player_passkeys select gen_random_uuid(), player_id, n::text || credential_id, name, public_key, 0,
              transports, false, created_at
         from player_passkeys, generate_series(1, 8) n where player_id = $1`,
      [id],
    );
    const added = await Promise.all([1, 2, 3].map(() => add(browser, anAuthenticator())));
    expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await browser.get<Passkey[]>(PATH)).body).toHaveLength(10);
  });
});

describe('signing in with a passkey', () => {
  test('enters the account with a new token, and the guest of the browser is merged', async () => {
    const { browser, id, email } = await anAccount();
    const authenticator = anAuthenticator();
    await add(browser, authenticator);
    const laptop = new Browser(app.url);
    const { userId: guestId } = (await laptop.post<Session>('/api/session')).body;
    const before = laptop.cookieHeader;
    clock.set(at(60));

    const { status, body } = await enter(laptop, authenticator, { isBackedUp: true });

    expect([status, body]).toMatchObject([200, { userId: id, email, isGuest: false }]);
    expect(laptop.cookieHeader).not.toBe(before);
    expect(await sessionOf(laptop)).toMatchObject({ userId: id });
    expect(await app.sql(`select 1 from players where id = $1`, [guestId])).toEqual([]);
    const used = { lastUsedAt: at(60).toISOString(), isBackedUp: true };
    expect((await laptop.get<Passkey[]>(PATH)).body).toMatchObject([used]);
  });

  test('offers no credential of anybody to a browser that has not signed in', async () => {
    const { browser } = await anAccount();
    await add(browser, anAuthenticator());
    const { body } = await new Browser(app.url).post<Record<string, unknown>>(`${SIGN_IN}/options`);
    expect(body).toMatchObject({ allowCredentials: [], userVerification: 'required' });
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['without verification of the person', { userVerified: false }],
  ])('is refused with a response %s', async (_what, behaviour) => {
    const { browser } = await anAccount();
    const authenticator = anAuthenticator();
    await add(browser, authenticator);
    const laptop = new Browser(app.url);
    const refused = await enter(laptop, authenticator, behaviour);
    expect([refused.status, refused.body.code]).toEqual([400, 'passkey_refused']);
    expect((await sessionOf(laptop)).isGuest).toBe(true);
  });

  test('is refused if the counter does not rise, as with a copied key', async () => {
    const { browser } = await anAccount();
    const authenticator = anAuthenticator();
    await add(browser, authenticator);
    expect((await enter(new Browser(app.url), authenticator)).status).toBe(200);
    authenticator.counter = 0;
    expect((await enter(new Browser(app.url), authenticator)).body.code).toBe('passkey_refused');
  });

  test('takes a response once, in time, and from the browser that was asked', async () => {
    const { browser } = await anAccount();
    const authenticator = anAuthenticator();
    await add(browser, authenticator);
    const [laptop, thief] = [new Browser(app.url), new Browser(app.url)];
    await thief.post('/api/session');
    const ask = async () => (await laptop.post<Options>(`${SIGN_IN}/options`)).body;
    const [first, second] = [await ask(), await ask()];
    const response = authenticator.use(first);
    expect((await thief.post<Session>(SIGN_IN, response)).body.code).toBe('set_up_expired');
    const late = authenticator.use(second);
    clock.set(at(301));
    expect((await laptop.post<Session>(SIGN_IN, late)).body.code).toBe('set_up_expired');
    clock.set(at(299));
    expect((await laptop.post(SIGN_IN, response)).status).toBe(200);
    expect((await laptop.post<Session>(SIGN_IN, response)).body.code).toBe('set_up_expired');
  });

  test('says that a removed passkey belongs to no account', async () => {
    const { browser } = await anAccount();
    const authenticator = anAuthenticator();
    const [{ id } = { id: '' }] = (await add(browser, authenticator)).body;
    await browser.send('DELETE', `${PATH}/${id}`);
    const { status, body } = await enter(new Browser(app.url), authenticator);
    expect([status, body.code]).toEqual([404, 'passkey_unknown']);
  });

  test('ends after thirty refused responses from an address, and right ones do not count', async () => {
    const { browser } = await anAccount();
    const authenticator = anAuthenticator();
    await add(browser, authenticator);
    for (let count = 0; count < 2; count++)
      expect((await enter(new Browser(app.url), authenticator)).status).toBe(200);
    const laptop = new Browser(app.url);
    await laptop.post('/api/session');
    const rubbish = { id: 'AQID', clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' };
    for (let count = 0; count < 30; count++)
      expect((await laptop.post<Session>(SIGN_IN, rubbish)).body.code).toBe('set_up_expired');
    expect((await laptop.post<Session>(SIGN_IN, rubbish)).status).toBe(429);
  });
});
