import { EmailCodes } from '../../src/modules/players/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCode, sentCode, signIn, verify } from '../support/fixtures/signing-in.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sql(`delete from rate_limits`));
afterAll(() => app.close());

let people = 0;
const anAddress = () => `duena-${++people}@example.org`;

const ask = async (email: string, browser = new Browser(app.url), headers = {}) =>
  (await browser.post('/api/session/email-code', { email }, headers)).status;

/** Strangers ask for codes of an address until the day's count is used up. */
async function flood(email: string): Promise<void> {
  await app.sql(`delete from rate_limits`);
  for (let code = 0; code < 12; code++) {
    await app.sql(`delete from rate_limits where bucket like 'code:%' or bucket like 'code-from:%'`);
    expect(await ask(email)).toBe(202);
  }
  await app.sql(`delete from rate_limits where bucket like 'code:%' or bucket like 'code-from:%'`);
  expect(await ask(email)).toBe(429);
}

/** Asks for a code and enters with it, without forgetting any count. */
async function enter(email: string, browser: Browser): Promise<number> {
  expect(await ask(email, browser)).toBe(202);
  return (await verify(browser, email, await sentCode(app, email))).status;
}

describe('while strangers use up the codes of an address', () => {
  test('a browser that was once signed in as its account signs in again', async () => {
    const email = anAddress();
    const { browser } = await signIn(app, email);
    await browser.send('DELETE', '/api/session');
    await flood(email);
    expect(await enter(email, browser)).toBe(200);
  });

  test('a browser that is signed in proves again who is there, also if it has no other cookie', async () => {
    const email = anAddress();
    const { browser } = await signIn(app, email);
    const cookie = /saque-player=[^;]+/.exec(browser.cookieHeader)?.[0] ?? '';
    await flood(email);
    expect(await ask(email, new Browser(app.url), { cookie })).toBe(202);
  });

  test('other spellings of its mailbox take nothing from the browser, and it may use them', async () => {
    const email = anAddress();
    const { browser } = await signIn(app, email);
    const suffixed = email.replace('@', '+padel@');
    await flood(suffixed);
    expect(await ask(email)).toBe(429);
    expect(await ask(email, browser)).toBe(202);
    await browser.send('DELETE', '/api/session');
    expect(await ask(suffixed.toUpperCase(), browser)).toBe(202);
  });

  test('a browser of another account, a new one and one with an invented cookie wait', async () => {
    const email = anAddress();
    await signIn(app, email);
    const { browser: other } = await signIn(app, anAddress());
    await other.send('DELETE', '/api/session');
    await flood(email);
    expect(await ask(email, other)).toBe(429);
    const cookie = `saque-browser=${'a'.repeat(43)}`;
    expect(await ask(email, new Browser(app.url), { cookie })).toBe(429);
  });

  test('a known browser is not stopped by what others of its network address do', async () => {
    const email = anAddress();
    const { browser } = await signIn(app, email);
    await browser.send('DELETE', '/api/session');
    await app.sql(`delete from rate_limits`);
    await app.sql(
      `insert into rate_limits select b || '127.0.0.1', 60, now() + interval '1 hour'
         from unnest(array['code-from:', 'code-try:']) b`,
    );
    expect(await ask(anAddress())).toBe(429);
    expect(await enter(email, browser)).toBe(200);
  });
});

describe('a known browser', () => {
  test('has a limit of its own, which takes nothing from others', async () => {
    const email = anAddress();
    const { browser } = await signIn(app, email);
    await browser.send('DELETE', '/api/session');
    for (let code = 0; code < 5; code++) expect(await ask(email, browser)).toBe(202);
    expect(await ask(email, browser)).toBe(429);
    expect(await ask(email)).toBe(202);
  });

  test('keeps its token for a second account, and no token that we did not issue', async () => {
    const [first, second] = [anAddress(), anAddress()];
    const { browser } = await signIn(app, first);
    const token = () => /saque-browser=([\w-]+)/.exec(browser.cookieHeader)?.[1];
    const issued = token();
    expect(issued).toMatch(/^[\w-]{43}$/);
    await browser.send('DELETE', '/api/session');
    await signIn(app, second, browser);
    expect(token()).toBe(issued);
    const stranger = new Browser(app.url);
    const code = await aCode(app, stranger, first);
    const planted = `${stranger.cookieHeader}; saque-browser=${'b'.repeat(43)}`;
    await verify(stranger, first, code, { cookie: planted });
    expect(stranger.cookieHeader).toMatch(/saque-browser=(?!b{43})/);
  });

  test('is a stranger after the other sessions were ended, and this one is not', async () => {
    const email = anAddress();
    const { browser: lost } = await signIn(app, email);
    const { browser: kept } = await signIn(app, email);
    expect((await kept.send('DELETE', '/api/session/devices')).status).toBe(200);
    await kept.send('DELETE', '/api/session');
    await flood(email);
    expect([await ask(email, lost), await ask(email, kept)]).toEqual([429, 202]);
  });

  test('is forgotten with the account', async () => {
    const email = anAddress();
    const { browser, playerId } = await signIn(app, email);
    const rows = () => app.sql(`select 1 from player_browsers where player_id = $1`, [playerId]);
    expect(await rows()).toHaveLength(1);
    await browser.post('/api/session/account/code');
    const code = await sentCode(app, email, 'erase');
    expect((await browser.send('DELETE', '/api/session/account', { code })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  test('is known by a hash, and the counts name no mailbox', async () => {
    const email = anAddress();
    const { browser } = await signIn(app, email);
    await app.get(EmailCodes).request(email, 'erase');
    await ask(email, browser);
    const token = /saque-browser=([\w-]+)/.exec(browser.cookieHeader)?.[1] ?? '';
    const [stored] = await app.sql<{ found: boolean }>(
      `select exists (select from player_browsers where id_hash = sha256($1)) as found`,
      [Buffer.from(token)],
    );
    expect(stored?.found).toBe(true);
    const buckets = await app.sql<{ bucket: string }>(`select bucket from rate_limits`);
    expect(JSON.stringify(buckets)).not.toMatch(new RegExp(`${email}|${token}`));
  });
});
