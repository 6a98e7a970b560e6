import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { EmailCodes } from '../../src/modules/players/index.js';
import { SendCodeLetter } from '../../src/modules/notifications/application/send-code-letter.js';
import { type Mail, MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { aCode, otherThan, sentCode, signIn, verify } from '../support/fixtures/signing-in.js';
import { jobsDone } from '../support/jobs-done.js';

const START = '2026-11-20T12:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(START) + ms);
const clock = new FixedClock(START);

let app: TestApp;
let mails: Mail[];

beforeAll(async () => {
  app = await startTestApp({ clock, config: { trustedProxies: ['loopback'] } });
  jest.spyOn(app.get(MailSender), 'send').mockImplementation(async (mail) => void mails.push(mail));
});
beforeEach(async () => {
  clock.set(START);
  mails = [];
  await app.sql('delete from rate_limits');
});
afterAll(() => app.close());

const visitor = () => new Browser(app.url);
const request = (email: string, { from = '203.0.113.1', browser = visitor() } = {}) =>
  browser.post<object>('/api/session/email-code', { email }, { 'x-forwarded-for': from });
const lettersTo = (address: string) => mails.filter(({ to }) => to === address);
const idOf = async (email: string) =>
  (await app.sql<{ id: string }>(`select id from email_codes where email = $1`, [email]))[0]?.id ?? '';
const attemptsOf = async (email: string) =>
  (await app.sql<{ attempts: number }>(`select attempts from email_codes where email = $1`, [email]))[0]
    ?.attempts;

test('a code arrives by mail, signs its owner in, and serves once', async () => {
  const browser = visitor();
  const requested = await request('ana@example.org', { browser });
  expect(requested).toMatchObject({ status: 202, body: { validForSeconds: 600 } });
  const letter = await eventually(() => {
    const [mail, ...others] = lettersTo('ana@example.org');
    expect(others).toEqual([]);
    if (!mail) throw new Error('the letter is on its way');
    return mail;
  });
  const [digits = ''] = /^\d{6}(?= es tu código para entrar en Saque$)/.exec(letter.subject) ?? [];
  expect(letter.text).toContain(digits);
  expect(letter.text).not.toMatch(/https?:.*(session|verify)/);

  const first = await verify(browser, 'Ana@example.org', `${digits.slice(0, 3)} ${digits.slice(3)}`);
  expect(first).toMatchObject({ status: 200, body: { isGuest: false, emailVerified: true } });
  expect(await verify(browser, 'ana@example.org', digits)).toMatchObject({
    status: 410,
    body: { code: 'code_expired' },
  });
});

test('the response is the same for an account, an unknown address and a blocked one', async () => {
  await signIn(app, 'conocida@example.org');
  await signIn(app, 'bloqueada@example.org');
  await app.sql(`update mail_addresses set verified_at = null, blocked_at = now() where masked like 'b%'`);
  const responses = [];
  for (const name of ['conocida', 'nueva', 'bloqueada']) {
    const { status, headers, body } = await request(`${name}@example.org`);
    responses.push({ status, body, headers: [...headers.keys()].filter((key) => key !== 'x-request-id') });
  }
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
  await eventually(() => expect(lettersTo('nueva@example.org')).toHaveLength(1));
  await eventually(async () => {
    const outcome = await app.sql(`select 1 from sent_mails where outcome = 'blocked'`);
    expect(outcome).toHaveLength(1);
  });
  expect(lettersTo('bloqueada@example.org')).toHaveLength(1); // the one before the block
});

test('five attempts are counted exactly when twenty arrive at the same time', async () => {
  const browser = visitor();
  const digits = await aCode(app, browser, 'adivina@example.org');
  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => verify(browser, 'adivina@example.org', otherThan(digits))),
  );
  const statuses = guesses.map(({ status }) => status).sort();
  expect(statuses).toEqual(Array(5).fill(400).concat(Array(15).fill(410)));
  expect(guesses.find(({ status }) => status === 400)?.body).toMatchObject({ code: 'wrong_code' });
  expect((await verify(browser, 'adivina@example.org', digits)).status).toBe(410);
  expect(await attemptsOf('adivina@example.org')).toBe(5);
});

test('a text that is no code costs no attempt', async () => {
  const browser = visitor();
  await aCode(app, browser, 'letras@example.org');
  for (const text of ['', '12345', '1234567', 'abcdef'])
    expect(await verify(browser, 'letras@example.org', text)).toMatchObject({
      status: 400,
      body: { code: 'wrong_code' },
    });
  expect(await attemptsOf('letras@example.org')).toBe(0);
});

test('an attempt counts although the work around it is rolled back', async () => {
  await app.get(EmailCodes).request('vuelta@example.org', 'erase');
  const digits = await sentCode(app, 'vuelta@example.org', 'erase');
  const work = app.get(UnitOfWork).run(async () => {
    await app.get(EmailCodes).match('vuelta@example.org', otherThan(digits), 'erase');
  });
  await expect(work).rejects.toMatchObject({ code: 'wrong_code' });
  expect(await attemptsOf('vuelta@example.org')).toBe(1);
});

test('a code is valid for its own address and purpose only', async () => {
  const codes = app.get(EmailCodes);
  await codes.request('mia@example.org', 'manage:1');
  const digits = await sentCode(app, 'mia@example.org', 'manage:1');
  const expired = { code: 'code_expired' };
  for (const purpose of ['manage:2', 'erase'] as const)
    await expect(codes.match('mia@example.org', digits, purpose)).rejects.toMatchObject(expired);
  await expect(codes.match('ajena@example.org', digits, 'manage:1')).rejects.toMatchObject(expired);
  expect((await verify(visitor(), 'mia@example.org', digits)).status).toBe(410);
  await expect(codes.match('mia@example.org', digits, 'manage:1')).resolves.toEqual(expect.any(String));
});

test('a code that was forwarded, or typed on a second device, opens no account and stays valid', async () => {
  const [asked, other] = [visitor(), visitor()];
  const digits = await aCode(app, asked, 'reenviada@example.org');
  await other.post('/api/session');
  for (const stranger of [other, visitor(), (await signIn(app, 'tercera@example.org')).browser])
    expect((await verify(stranger, 'reenviada@example.org', digits)).status).toBe(410);
  expect((await verify(asked, 'reenviada@example.org', digits)).status).toBe(200);
});

test('a stranger who asks for a code and guesses neither ends nor uses up that of the owner', async () => {
  const [owner, stranger] = [visitor(), visitor()];
  const digits = await aCode(app, owner, 'molestada@example.org');
  const others = await aCode(app, stranger, 'molestada@example.org');
  for (let guess = 0; guess < 6; guess++) await verify(stranger, 'molestada@example.org', otherThan(others));
  expect((await verify(owner, 'molestada@example.org', digits)).status).toBe(200);
});

test('a new code replaces the one before in the same browser', async () => {
  const browser = visitor();
  const first = await aCode(app, browser, 'otra-vez@example.org');
  const second = await aCode(app, browser, 'Otra-Vez@example.org');
  expect((await verify(browser, 'otra-vez@example.org', first)).status).toBe(400);
  expect((await verify(browser, 'otra-vez@example.org', second)).status).toBe(200);
});

test.each([
  [599_999, 200],
  [600_000, 410],
])('%i milliseconds after it was sent, a code leads to status %i', async (ms, expected) => {
  const email = `tarde-${ms}@example.org`;
  const browser = visitor();
  const digits = await aCode(app, browser, email);
  clock.set(after(ms));
  expect((await verify(browser, email, digits)).status).toBe(expected);
});

test('no letter leaves with a code that has expired, was replaced or was used', async () => {
  const send = (codeId: string) => app.get(SendCodeLetter).execute(codeId);
  await app.get(EmailCodes).request('lento@example.org', 'erase');
  await eventually(() => expect(lettersTo('lento@example.org')).toHaveLength(1));
  const replaced = await idOf('lento@example.org');
  await app.sql(`update email_codes set id = gen_random_uuid() where email = 'lento@example.org'`);
  await send(replaced);
  clock.set(after(600_000));
  await send(await idOf('lento@example.org'));
  expect(lettersTo('lento@example.org')).toHaveLength(1);
});

test('neither the code nor its job contains the digits, and the job does not contain the address', async () => {
  const calm = await startTestApp({ clock, config: { role: 'api' } });
  const digits = await aCode(calm, new Browser(calm.url), 'secreto@example.org');
  const rows = await calm.sql(`select to_jsonb(c) - 'id' as row from email_codes c`);
  const jobs = await calm.sql(
    `select payload, key from graphile_worker._private_jobs order by id desc limit 1`,
  );
  expect(JSON.stringify(rows)).not.toContain(digits);
  expect(JSON.stringify(jobs)).toContain('codeId');
  expect(JSON.stringify(jobs)).not.toMatch(/secreto|@/);
  await calm.close();
});

test('a mailbox gets five codes in a quarter of an hour, however its address is written', async () => {
  for (const email of ['tope@example.org', 'Tope@example.org', 'tope+1@example.org', 'tope+2@example.org'])
    expect((await request(email)).status).toBe(202);
  expect((await request('tope@example.org', { from: '203.0.113.9' })).status).toBe(202);
  const refused = await request('tope+3@example.org', { from: '203.0.113.10' });
  const message = 'Fueron demasiados códigos. Puedes intentarlo otra vez en 15 minutos.';
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_codes', message } });
  expect(refused.headers.get('retry-after')).toBe('900');
  expect((await request('otro-buzon@example.org')).status).toBe(202);
  await app.get(EmailCodes).request('tope@example.org', 'erase'); // the owner may still erase
});

test('the refusal of a thirteenth code in a day sends no player away for a few minutes only', async () => {
  for (let quarter = 0; quarter < 3; quarter++) {
    for (let n = 0; n < 4; n++) expect((await request('doce@example.org')).status).toBe(202);
    await app.sql(`delete from rate_limits where bucket like 'code:%'`);
  }
  const message = 'Fueron demasiados códigos. Puedes intentarlo otra vez mañana a esta hora.';
  expect(await request('doce@example.org')).toMatchObject({ status: 429, body: { message } });
});

test.each(['over_limit', 'blocked'])(
  'a code whose letter is %s arrives after "Sí, es mío" in an earlier letter, as the screen says',
  async (outcome) => {
    const email = `${outcome.replace('_', '-')}@example.org`;
    const browser = visitor();
    for (const n of [1, 2, 3]) {
      expect((await request(email, { browser })).status).toBe(202);
      await eventually(() => expect(lettersTo(email)).toHaveLength(n));
    }
    const page = `/api/mail-addresses/${/\/correo\/([\w-]{43})/.exec(lettersTo(email)[0]?.text ?? '')?.[1]}`;
    if (outcome === 'blocked') await visitor().post(`${page}/block`);
    const ended = () => app.sql(`select 1 from sent_mails where outcome = $1`, [outcome]);
    const before = (await ended()).length;
    expect(await request(email, { browser })).toMatchObject({ status: 202, body: { validForSeconds: 600 } });
    await eventually(async () => expect(await ended()).toHaveLength(before + 1));
    await visitor().post(`${page}/verify`);
    expect((await request(email, { browser })).status).toBe(202);
    await eventually(() => expect(lettersTo(email)).toHaveLength(4));
  },
);

test('the former address of an account hears at once that the account has another one, and only then', async () => {
  const { browser } = await signIn(app, 'antes@example.org');
  await signIn(app, 'despues@example.org', browser);
  await signIn(app, 'Despues@example.org', browser);
  await signIn(app, 'antes@example.org');
  await jobsDone(app, 'notifications');
  const told = mails.filter(({ subject }) => subject === 'Tu cuenta de Saque tiene otro correo');
  expect(told.map(({ to }) => to)).toEqual(['antes@example.org']);
  expect(told[0]?.text).toContain('Correo nuevo: d•••@e•••.org\nCuándo: 20 de noviembre de 2026, 07:00');
  expect(told[0]?.text).not.toMatch(/despues|No fui yo/i);
});

test('one network address asks for sixty codes in an hour and tries sixty wrong ones', async () => {
  await app.sql(
    `insert into rate_limits select b, 60, now() + interval '1 hour'
       from unnest(array['code-from:203.0.113.7', 'code-try:203.0.113.7']) b`,
  );
  expect((await request('red@example.org', { from: '203.0.113.7' })).status).toBe(429);
  const browser = visitor();
  expect((await request('red@example.org', { from: '203.0.113.8', browser })).status).toBe(202);
  const digits = await sentCode(app, 'red@example.org');
  const from = (address: string) => ({ 'x-forwarded-for': address });
  expect((await verify(browser, 'red@example.org', digits, from('203.0.113.7'))).status).toBe(429);
  expect((await verify(browser, 'red@example.org', digits, from('203.0.113.8'))).status).toBe(200);
});

test('a program that opens addresses with GET uses up no code', async () => {
  const browser = visitor();
  const digits = await aCode(app, browser, 'programa@example.org');
  for (const path of [
    `/api/session/verify?email=programa@example.org&code=${digits}`,
    '/api/session/email-code',
  ])
    expect((await visitor().get(path)).status).toBe(404);
  expect((await verify(browser, 'programa@example.org', digits)).status).toBe(200);
});
