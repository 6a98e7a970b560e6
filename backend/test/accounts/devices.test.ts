import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCode, type Session, sessionOf, signIn, verify } from '../support/fixtures/signing-in.js';

interface Device {
  id: string;
  browser: string | null;
  system: string | null;
  startedAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
});
afterAll(() => app.close());

async function signedInWith(userAgent: string, email: string): Promise<Browser> {
  const browser = new Browser(app.url);
  const headers = { 'user-agent': userAgent };
  expect((await verify(browser, email, await aCode(app, browser, email), headers)).status).toBe(200);
  return browser;
}
const devicesOf = async (browser: Browser) => (await browser.get<Device[]>('/api/session/devices')).body;
const end = (browser: Browser, id: string) => browser.send('DELETE', `/api/session/devices/${id}`);
const save = (browser: Browser, profile: object) =>
  browser.send<Session & { errors?: { field: string }[] }>('PUT', '/api/session/profile', profile);

describe('the devices of a player', () => {
  test('have the names of browser and system, and the one of the caller is marked', async () => {
    const phone = await signedInWith(PHONE, 'ana@example.org');
    const laptop = await signedInWith(LAPTOP, 'ana@example.org');
    const [current, other, ...further] = await devicesOf(laptop);
    expect(further).toEqual([]);
    expect(current).toMatchObject({ browser: 'Firefox', system: 'Linux', isCurrent: true });
    expect(other).toMatchObject({ browser: 'Safari', system: 'iOS', isCurrent: false });
    expect((await devicesOf(phone)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(Math.abs(Date.parse(current?.startedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('are ended one by one, and the ended browser is a new guest', async () => {
    const phone = await signedInWith(PHONE, 'luis@example.org');
    const laptop = await signedInWith(LAPTOP, 'luis@example.org');
    const account = await sessionOf(phone);
    const lost = (await devicesOf(laptop)).find(({ isCurrent }) => !isCurrent);
    expect((await end(laptop, lost?.id ?? '')).status).toBe(204);
    expect((await sessionOf(phone)).userId).not.toBe(account.userId);
    expect((await sessionOf(laptop)).userId).toBe(account.userId);
    expect((await end(laptop, lost?.id ?? '')).status).toBe(404);
  });

  test('lose their cookie with the session if players end the device in use', async () => {
    const browser = await signedInWith(PHONE, 'propia@example.org');
    const [device] = await devicesOf(browser);
    expect((await end(browser, device?.id ?? '')).status).toBe(204);
    expect(browser.cookieHeader).not.toContain('saque-player');
    expect(await devicesOf(browser)).toEqual([]);
  });

  test('are ended all at once, except for that of the caller', async () => {
    const browsers = [];
    for (let n = 0; n < 4; n++) browsers.push(await signedInWith(PHONE, 'todas@example.org'));
    const [kept, ...others] = browsers as [Browser, ...Browser[]];
    const account = await sessionOf(kept);
    const ended = await kept.send('DELETE', '/api/session/devices');
    expect(ended).toMatchObject({ status: 200, body: { ended: 3 } });
    expect(await devicesOf(kept)).toHaveLength(1);
    for (const other of others) expect((await sessionOf(other)).userId).not.toBe(account.userId);
    expect((await sessionOf(kept)).userId).toBe(account.userId);
  });

  test('are seen and ended by no other player', async () => {
    const owner = await signedInWith(PHONE, 'suya@example.org');
    const [device] = await devicesOf(owner);
    const guest = new Browser(app.url);
    await guest.post('/api/session');
    const { browser: stranger } = await signIn(app, 'extrana@example.org');
    for (const other of [guest, stranger, new Browser(app.url)]) {
      expect((await end(other, device?.id ?? '')).status).toBe(404);
      expect((await devicesOf(other)).map(({ id }) => id)).not.toContain(device?.id);
      await other.send('DELETE', '/api/session/devices');
    }
    expect(await devicesOf(owner)).toEqual([device]);
  });

  test('show an id that is neither the token nor what the database keeps of it', async () => {
    const browser = await signedInWith(PHONE, 'clave@example.org');
    const [device] = await devicesOf(browser);
    const hex = device?.id.replaceAll('-', '') ?? '';
    const [row] = await app.sql<{ found: boolean }>(
      `select encode(id_hash, 'hex') like '%' || $1 || '%' as found from sessions s join players p
         on p.id = s.player_id where p.email = 'clave@example.org' and replaced_at is null`,
      [hex],
    );
    expect(row).toEqual({ found: false });
  });
});

describe('the profile of a player', () => {
  test('keeps name, phone and address, and changes only what is sent', async () => {
    const browser = new Browser(app.url);
    const full = await save(browser, { name: '  Ana   Paz ', phone: '099 123 4567', email: 'a@example.org' });
    const stored = { name: 'Ana Paz', phone: '+593991234567', email: 'a@example.org', emailVerified: false };
    expect(full).toMatchObject({ status: 200, body: { isGuest: true, ...stored } });
    expect((await save(browser, {})).body).toMatchObject(stored);
    expect((await save(browser, { phone: '' })).body).toMatchObject({ ...stored, phone: null });
    expect((await save(browser, { name: null })).body).toMatchObject({ name: null, email: 'a@example.org' });
    expect((await sessionOf(browser)).email).toBe('a@example.org');
  });

  test('refuses what cannot be stored and keeps what was there', async () => {
    const browser = new Browser(app.url);
    await save(browser, { name: 'Ana' });
    const refused = await save(browser, { name: 'x'.repeat(81), phone: '123' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['name', 'phone']);
    for (const unfit of [{ email: 'nadie' }, { name: 7 }, { age: 9 }])
      expect((await save(browser, unfit)).status).toBe(400);
    expect((await sessionOf(browser)).name).toBe('Ana');
  });

  test('belongs to its browser: two guests may have the same address, and neither sees the other', async () => {
    const [one, two] = [new Browser(app.url), new Browser(app.url)];
    await save(one, { name: 'Uno', email: 'comun@example.org' });
    await save(two, { email: 'comun@example.org' });
    expect(await sessionOf(two)).toMatchObject({ name: null, email: 'comun@example.org' });
  });
});
