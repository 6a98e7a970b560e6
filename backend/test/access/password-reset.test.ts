import { AdminAccounts } from '../../src/modules/admins/index.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { jobsDone } from '../support/jobs-done.js';

const PATH = '/api/admin/password-resets';
const OLD = 'la-clave-de-antes-larga';
const NEW = 'tres tazas de café';
const START = Date.parse('2026-11-20T12:00:00Z');
const clock = new FixedClock('2026-11-20T12:00:00Z');

interface Check {
  code?: string;
  isAdmin?: boolean;
  username?: string;
  secondStep?: { stage: string };
}

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { databaseUrl: null } });
});
beforeEach(async () => {
  clock.set(new Date(START));
  await app.sql('delete from rate_limits');
});
afterAll(() => app.close());

/** An admin whose name is an address, so that letters reach them. */
async function anAdmin(): Promise<string> {
  const email = `olvido-${++people}@example.org`;
  await app.get(AdminAccounts).set(email, OLD);
  return email;
}

const mailsTo = async (to: string) => {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
  return (await sender.all()).filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
};
const forget = (email: string) => new Browser(app.url).post<Check>(PATH, { email });
const login = (username: string, password: string, browser = new Browser(app.url)) =>
  browser.post<Check>('/api/admin/login', { username, password });
const reset = (token: string, browser = new Browser(app.url), password = NEW) =>
  browser.post<Check>(`${PATH}/${token}`, { password });

/** Asks for letters and returns the tokens of those that have arrived, the last one first. */
async function tokensFor(email: string, count = 1): Promise<string[]> {
  for (let asked = 0; asked < count; asked++) expect((await forget(email)).status).toBe(202);
  const links = async () =>
    (await mailsTo(email)).flatMap(({ text }) => /\/admin\/password\/([\w-]{22,})/.exec(text)?.[1] ?? []);
  await eventually(async () => expect(await links()).toHaveLength(count));
  return links();
}

describe('an admin who has forgotten the password', () => {
  test('chooses another one with the link of a letter, which ends all sessions and is announced', async () => {
    const email = await anAdmin();
    const former = new Browser(app.url);
    await login(email, OLD, former);
    const [token = ''] = await tokensFor(email);
    expect((await new Browser(app.url).get<Check>(`${PATH}/${token}`)).body.username).toBe(email);

    const browser = new Browser(app.url);
    expect((await reset(token, browser)).body).toEqual({ isAdmin: true });

    expect((await browser.get('/api/admin/me')).status).toBe(200);
    expect((await former.get('/api/admin/me')).status).toBe(401);
    expect((await login(email, OLD)).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
    await eventually(async () =>
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Tu contraseña de Saque cambió'),
    );
  });

  test('still has to show the second factor, and keeps it', async () => {
    const email = await anAdmin();
    await app.sql(
      `insert into admin_authenticator_apps (admin_id, sealed_key, last_step, created_at)
       select id, '', 0, now() from admins where username = $1`,
      [email],
    );
    const [token = ''] = await tokensFor(email);
    const browser = new Browser(app.url);
    expect((await reset(token, browser)).body).toMatchObject({
      isAdmin: false,
      secondStep: { stage: 'verify' },
    });
    expect((await browser.get('/api/admin/me')).status).toBe(401);
    expect((await login(email, NEW)).body.secondStep?.stage).toBe('verify');
  });

  test('gets in again although the wrong passwords from this address have locked the name', async () => {
    const email = await anAdmin();
    const browser = new Browser(app.url);
    for (let tried = 0; tried < 6; tried++) await login(email, 'no es esta tampoco', browser);
    expect((await login(email, OLD, browser)).status).toBe(429);
    const [token = ''] = await tokensFor(email);
    expect((await reset(token, browser)).body).toEqual({ isAdmin: true });
    expect((await login(email, NEW, browser)).status).toBe(200);
  });

  test('uses a link once, also if it is sent twice at the same moment or another letter has one', async () => {
    const email = await anAdmin();
    const [first = '', second = ''] = await tokensFor(email, 2);
    const both = await Promise.all([reset(first), reset(first, undefined, 'otra clave distinta')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    for (const token of [first, second]) {
      const again = await reset(token);
      expect([again.status, again.body.code]).toEqual([404, 'reset_not_found']);
    }
  });

  test('has half an hour from the request on, and a weak password does not use the link up', async () => {
    const email = await anAdmin();
    const [token = ''] = await tokensFor(email);
    expect((await reset(token, undefined, 'corta')).status).toBe(400);
    expect((await reset(token, undefined, 'qwertyuiop123')).body.code).toBe('unfit_password');
    clock.set(new Date(START + 30 * 60_000));
    expect((await reset(token)).status).toBe(404);
    clock.set(new Date(START + 29 * 60_000));
    expect((await reset(token)).status).toBe(200);
  });

  test('cannot use a link after being removed, or one that is not from a letter', async () => {
    const email = await anAdmin();
    const [token = ''] = await tokensFor(email);
    const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const wrong of ['x', other, token.slice(0, 40)]) expect((await reset(wrong)).status).toBe(404);
    await app.get(AdminAccounts).disable(email);
    expect((await reset(token)).status).toBe(404);
    await app.get(AdminAccounts).set(email, OLD);
    expect((await reset(token)).status).toBe(404);
  });
});

describe('a request for another password', () => {
  test('gets the same response for every address, and only an admin gets a letter', async () => {
    const [known, removed] = [await anAdmin(), await anAdmin()];
    await app.get(AdminAccounts).disable(removed);
    const unknown = 'nadie-aqui@example.org';
    const responses = [];
    for (const email of [known, removed, unknown]) {
      const { status, body } = await forget(email);
      responses.push([status, body]);
    }
    expect(responses).toEqual(Array(3).fill([202, { validForSeconds: 1800 }]));
    await eventually(async () => expect(await mailsTo(known)).toHaveLength(1));
    await jobsDone(app, 'notifications');
    expect([await mailsTo(removed), await mailsTo(unknown)]).toEqual([[], []]);
  });

  test('is counted per mailbox in all its spellings, and per network address', async () => {
    const status = async (email: string) => (await forget(email)).status;
    for (const suffix of ['', '+1', '+2']) expect(await status(`limite${suffix}@example.org`)).toBe(202);
    expect(await status('LIMITE+3@example.org')).toBe(429);
    for (let asked = 0; asked < 16; asked++) expect(await status(`otra-${asked}@example.org`)).toBe(202);
    expect(await status('una-mas@example.org')).toBe(429);
  });

  test('allows thirty wrong links from a network address', async () => {
    for (let tried = 0; tried < 30; tried++) expect((await reset('x')).status).toBe(404);
    expect((await reset('x')).body.code).toBe('too_many_attempts');
  });
});
