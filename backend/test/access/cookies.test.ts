import { createHash } from 'node:crypto';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

const HALF_A_YEAR_SECONDS = 15_552_000;
const TOKEN = /^[\w-]{43}$/;
const clock = new FixedClock('2026-11-20T12:00:00Z');

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

interface Cookie {
  name: string;
  value: string;
  attributes: string[];
}

function cookiesIn(headers: Headers): Cookie[] {
  return headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    return { name, value, attributes: attributes.sort() };
  });
}

/** Returns the only cookie that the response sets. */
function cookieOf(headers: Headers): Cookie {
  const [cookie, ...further] = cookiesIn(headers);
  expect(further).toEqual([]);
  return cookie ?? { name: '', value: '', attributes: [] };
}

/** Returns the cookies of a player, and the two of an admin who has signed in. */
async function cookiesOf(url: string): Promise<Record<'player' | 'admin' | 'device', Cookie>> {
  const player = cookieOf((await new Browser(url).post('/api/session')).headers);
  const { headers } = await new Browser(url).post('/api/admin/login', ADMIN);
  const [admin, device, ...further] = cookiesIn(headers);
  if (!admin || !device || further.length > 0) throw new Error('a login sets two cookies');
  return { player, admin, device };
}

const PLAYER_ATTRIBUTES = ['HttpOnly', `Max-Age=${HALF_A_YEAR_SECONDS}`, 'Path=/', 'SameSite=Lax'];
const ADMIN_ATTRIBUTES = ['HttpOnly', 'Path=/', 'SameSite=Strict'];
const DEVICE_ATTRIBUTES = ['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Strict'];

test('session cookies over HTTP are HttpOnly and SameSite', async () => {
  const { player, admin, device } = await cookiesOf(app.url);
  expect(player).toEqual({
    name: 'saque-player',
    value: expect.stringMatching(TOKEN) as string,
    attributes: PLAYER_ATTRIBUTES,
  });
  expect(admin).toEqual({
    name: 'saque-admin',
    value: expect.stringMatching(TOKEN) as string,
    attributes: ADMIN_ATTRIBUTES,
  });
  expect(device).toEqual({
    name: 'saque-device',
    value: expect.stringMatching(TOKEN) as string,
    attributes: DEVICE_ATTRIBUTES,
  });
});

test('session cookies behind HTTPS are also Secure and bound to this host', async () => {
  const secure = await startTestApp({ config: { publicUrl: 'https://saque.example' } });
  const { player, admin, device } = await cookiesOf(secure.url);
  await secure.close();
  expect([player.name, player.attributes]).toEqual([
    '__Host-saque-player',
    [...PLAYER_ATTRIBUTES, 'Secure'].sort(),
  ]);
  expect([admin.name, admin.attributes]).toEqual([
    '__Host-saque-admin',
    [...ADMIN_ATTRIBUTES, 'Secure'].sort(),
  ]);
  expect([device.name, device.attributes]).toEqual([
    '__Host-saque-device',
    [...DEVICE_ATTRIBUTES, 'Secure'].sort(),
  ]);
});

test('a logout deletes the admin cookie', async () => {
  const browser = new Browser(app.url);
  await browser.post('/api/admin/login', ADMIN);
  const { name, value, attributes } = cookieOf((await browser.post('/api/admin/logout')).headers);
  expect([name, value, attributes]).toEqual([
    'saque-admin',
    '',
    ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Strict'],
  ]);
});

test('a browser becomes a guest player once, and only when a call needs a player', async () => {
  const browser = new Browser(app.url);
  for (const path of [
    '/api/venues',
    '/api/config',
    '/api/admin/check',
    '/api/bookings/user/me',
    '/api/session',
  ])
    expect((await browser.get(path)).headers.getSetCookie()).toEqual([]);
  const first = await browser.post<{ userId: string }>('/api/session');
  expect(first.headers.getSetCookie()).toHaveLength(1);
  const second = await browser.post<{ userId: string }>('/api/session');
  expect(second.headers.getSetCookie()).toEqual([]);
  expect(second.body).toEqual(first.body);
  expect(first.body).toMatchObject({
    userId: expect.stringMatching(/^player-[0-9a-f-]{36}$/) as string,
    isGuest: true,
    isAdmin: false,
  });
});

test('a booking creates a player for a new browser, and the browser keeps the player', async () => {
  const courtId = await aCourt(app, await aVenue(app));
  const browser = new Browser(app.url);
  const booking = { courtId, bookingDate: '2026-11-21', timeSlot: '10:00', gameType: 'singles' };
  const { body } = await browser.post<{ id: string; userId: string }>('/api/bookings', booking);
  expect((await browser.get('/api/session')).body).toMatchObject({ userId: body.userId });
  expect((await browser.get(`/api/bookings/${body.id}`)).status).toBe(200);
});

test('the server ignores a session token that it did not issue', async () => {
  const planted = 'a'.repeat(43);
  const headers = { cookie: `saque-player=${planted}` };
  const response = await new Browser(app.url).send('POST', '/api/session', undefined, headers);
  expect(cookieOf(response.headers).value).not.toBe(planted);
});

test.each([
  ['is remembered while each visit is within half a year of the last', [179, 358, 537], true],
  ['is forgotten after half a year without a visit', [180], false],
])('a player %s', async (_case, days, remembered) => {
  clock.set('2026-11-20T12:00:00Z');
  const browser = new Browser(app.url);
  const { body } = await browser.post<{ userId: string }>('/api/session');
  const ids: string[] = [];
  for (const day of days) {
    clock.set(new Date(Date.parse('2026-11-20T12:00:00Z') + day * 86_400_000));
    ids.push((await browser.get<{ userId: string }>('/api/session')).body.userId);
  }
  expect(ids.every((id) => id === body.userId)).toBe(remembered);
  clock.set('2026-11-20T12:00:00Z');
});

test('the database stores the hash of a session token and never the token', async () => {
  const { player, admin, device } = await cookiesOf(app.url);
  const tables = await app.sql<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const rows = await Promise.all(tables.map(({ name }) => app.sql(`select t::text as row from ${name} t`)));
  const dump = JSON.stringify(rows);
  for (const { value } of [player, admin, device]) {
    expect(dump).toContain(createHash('sha256').update(value).digest('hex'));
    expect(dump).not.toContain(value);
    expect(dump).not.toContain(Buffer.from(value, 'base64url').toString('hex'));
    expect(dump).not.toContain(Buffer.from(value).toString('hex'));
  }
});
