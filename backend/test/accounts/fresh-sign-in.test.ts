import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import type { Options } from '../access/second-factors.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { aCode, sessionOf, signIn, verify } from '../support/fixtures/signing-in.js';
import { SoftwareAuthenticator } from '../support/services/software-authenticator.js';

const PASSKEYS = '/api/session/passkeys';
const DEVICES = '/api/session/devices';
const REFUSAL = { status: 403, body: { code: 'sign_in_again' } };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } });
});
afterAll(() => app.close());

const add = async (browser: Browser, authenticator = new SoftwareAuthenticator(app.config.publicUrl)) => {
  const asked = await browser.post<Options>(`${PASSKEYS}/options`);
  if (asked.status !== 200) return asked;
  return browser.post(PASSKEYS, { name: 'Mi teléfono', ...authenticator.create(asked.body) });
};
const enter = async (browser: Browser, authenticator: SoftwareAuthenticator) => {
  const { body } = await browser.post<Options>('/api/session/passkey-sign-in/options');
  return browser.post('/api/session/passkey-sign-in', authenticator.use(body));
};
const namesOf = async (browser: Browser) =>
  (await browser.get<{ name: string }[]>(PASSKEYS)).body.map(({ name }) => name);
const grewOld = (playerId: string, days = 100) =>
  app.sql(`update sessions set created_at = now() - $2 * interval '1 day' where player_id = $1`, [
    playerId,
    days,
  ]);
const mailsTo = async (to: string) => {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
  return (await sender.all()).filter((mail) => mail.to === to);
};

describe('a session of 100 days ago', () => {
  test('adds and removes no passkey, so it never becomes the account', async () => {
    const { browser: thief, playerId } = await signIn(app, 'vieja-sesion@example.org');
    expect((await add(thief)).status).toBe(200);
    await grewOld(playerId);
    const [passkey] = (await thief.get<{ id: string }[]>(PASSKEYS)).body;

    expect(await add(thief)).toMatchObject(REFUSAL);
    expect(await thief.send('DELETE', `${PASSKEYS}/${passkey?.id}`)).toMatchObject(REFUSAL);
    expect(await thief.send('DELETE', DEVICES, { removePasskeys: true })).toMatchObject(REFUSAL);

    expect(await namesOf(thief)).toEqual(['Mi teléfono']);
  });

  test('may do it again after a code to the address of the account, or with a passkey', async () => {
    const email = 'de-vuelta@example.org';
    const { browser, playerId } = await signIn(app, email);
    const authenticator = new SoftwareAuthenticator(app.config.publicUrl);
    await add(browser, authenticator);
    await grewOld(playerId);
    expect((await verify(browser, email, await aCode(app, browser, email))).status).toBe(200);
    expect((await add(browser)).status).toBe(200);
    await grewOld(playerId);
    expect((await enter(browser, authenticator)).status).toBe(200);
    expect((await add(browser)).status).toBe(200);
    expect(await namesOf(browser)).toHaveLength(3);
  });

  test('ends the other sessions as before, and removes passkeys if its owner has just signed in', async () => {
    const email = 'fuera-todos@example.org';
    const { browser: owner, playerId } = await signIn(app, email);
    const { browser: thief } = await signIn(app, email);
    const stolen = new SoftwareAuthenticator(app.config.publicUrl);
    await add(thief, stolen);
    await grewOld(playerId);
    expect((await owner.send<object>('DELETE', DEVICES)).body).toEqual({ ended: 1 });
    expect(await namesOf(owner)).toHaveLength(1);
    expect((await enter(thief, stolen)).status).toBe(200);

    await signIn(app, email, owner);
    expect((await owner.send<object>('DELETE', DEVICES, { removePasskeys: true })).body).toEqual({
      ended: 1,
    });
    expect(await namesOf(owner)).toEqual([]);
    expect((await sessionOf(thief)).userId).not.toBe(playerId);
    expect((await enter(thief, stolen)).status).toBe(404);
    expect((await sessionOf(owner)).userId).toBe(playerId);
  });
});

test('a new passkey is announced to the mailbox of the account, also if its address changes at once', async () => {
  const { browser } = await signIn(app, 'avisada@example.org');
  await add(browser);
  await signIn(app, 'ladrona@example.org', browser);
  await eventually(async () => {
    const subjects = (await mailsTo('avisada@example.org')).map(({ subject }) => subject);
    expect(subjects).toContain('Tu cuenta de Saque tiene una llave de acceso nueva');
  });
  const letters = await mailsTo('ladrona@example.org');
  expect(letters.filter(({ subject }) => subject.includes('llave'))).toEqual([]);
  const queued = await app.sql<{ payload: string }>(
    `select payload::text from graphile_worker._private_jobs where payload::text like '%avisada%'`,
  );
  expect(queued).toEqual([]);
});
