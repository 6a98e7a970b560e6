import { LetterBox } from '../../src/modules/notifications/application/letter-box.js';
import { type Mail, MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import type { LetterWeight } from '../../src/modules/notifications/domain/letter-limit.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';

const clock = new FixedClock('2026-11-20T12:00:00Z');
const DAY = '2026-11-21T12:00:00.001Z';

interface Decided {
  address?: string;
  state?: string;
  code?: string;
}

let app: TestApp;
let mails: Mail[];
let breaks: boolean;

beforeAll(async () => {
  app = await startTestApp({ clock, config: { role: 'api' } });
  jest.spyOn(app.get(MailSender), 'send').mockImplementation(async (mail) => {
    if (breaks) throw new Error('the mail server is away');
    mails.push(mail);
  });
});
beforeEach(() => {
  clock.set('2026-11-20T12:00:00Z');
  [mails, breaks] = [[], false];
});
afterAll(() => app.close());

const LETTER = { subject: 'Tu reserva', title: 'Hola', paragraphs: [], facts: [] };
let letters = 0;
const post = (
  to: string,
  {
    key = `letter-${letters++}`,
    weight = 'ordinary',
    by = app,
  }: { key?: string; weight?: LetterWeight; by?: typeof app } = {},
) => by.get(LetterBox).post({ key, to, letter: LETTER, weight });
const outcomes = async (prefix: string) =>
  (
    await app.sql<{ outcome: string }>(`select outcome from sent_mails where key like $1 order by key`, [
      `${prefix}%`,
    ])
  ).map(({ outcome }) => outcome);

/** The token of the link in a letter. */
const tokenIn = (mail: Mail | undefined) => /\/correo\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no link';
const visitor = () => new Browser(app.url);
const decide = (token: string, decision: 'block' | 'verify') =>
  visitor().post<Decided>(`/api/mail-addresses/${token}/${decision}`);

describe('an address that is not verified', () => {
  test('receives three letters a day in total, and each names the page to say "No fui yo"', async () => {
    for (const n of [1, 2, 3, 4, 5]) await post('tres@example.org', { key: `tres-${n}` });
    expect(await outcomes('tres-')).toEqual(['sent', 'sent', 'sent', 'over_limit', 'over_limit']);
    expect(mails).toHaveLength(3);
    for (const { text, html } of mails) {
      expect(text).toMatch(/Sí, es mío \/ No fui yo: http:\/\/localhost:\d+\/correo\/[\w-]{43}$/);
      expect(html).toContain('>No fui yo</a>');
    }
    clock.set(DAY);
    await post('tres@example.org', { key: 'tres-6' });
    expect(mails).toHaveLength(4);
  });

  test('receives no more when many letters are sent at the same time by two processes', async () => {
    const second = await startTestApp({ clock, config: { role: 'api' }, databaseUrl: app.databaseUrl });
    const send = jest.spyOn(second.get(MailSender), 'send').mockResolvedValue();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => post('muchas@example.org', { by: n % 2 ? app : second })),
    );
    expect(mails.length + send.mock.calls.length).toBe(3);
    await second.stop();
  });

  test('counts as one mailbox, however it is written', async () => {
    for (const to of ['ana.m@gmail.com', 'Ana.M+1@Gmail.com', 'anam@googlemail.com', 'a.nam+2@gmail.com'])
      await post(to);
    expect(mails.map(({ to }) => to)).toEqual([
      'ana.m@gmail.com',
      'Ana.M+1@Gmail.com',
      'anam@googlemail.com',
    ]);
  });

  test('is sent a letter that failed again without counting it twice', async () => {
    breaks = true;
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(post('fallo@example.org', { key: 'fallo-1' })).rejects.toThrow('the mail server is away');
    expect(await outcomes('fallo-')).toEqual(['sending']);
    breaks = false;
    for (const n of [1, 1, 2, 3, 4]) await post('fallo@example.org', { key: `fallo-${n}` });
    expect(await outcomes('fallo-')).toEqual(['sent', 'sent', 'sent', 'over_limit']);
    expect(mails).toHaveLength(3);
  });

  test('keeps its third letter for more than the news that a friend has paid', async () => {
    for (const n of [1, 2, 3]) await post('grupo@example.org', { key: `grupo-${n}`, weight: 'minor' });
    await post('grupo@example.org', { key: 'grupo-4' });
    expect(await outcomes('grupo-')).toEqual(['sent', 'sent', 'over_limit', 'sent']);
  });

  test('is not stored where its letters are counted', async () => {
    await post('secreta@example.org', { key: 'letter-of-a-secret' });
    const rows = await app.sql(
      `select a::text, s::text from mail_addresses a join sent_mails s on s.address_id = a.id
        where s.key = 'letter-of-a-secret'`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('secreta');
    expect(JSON.stringify(rows)).toContain('s•••@e•••.org');
  });
});

describe('the owner of an address', () => {
  test('changes nothing by opening the link, as scanners of mails do', async () => {
    await post('abre@example.org');
    const token = tokenIn(mails[0]);
    for (let opening = 0; opening < 3; opening++) {
      const { status, body } = await visitor().get<Decided>(`/api/mail-addresses/${token}`);
      expect([status, body]).toEqual([
        200,
        { address: 'a•••@e•••.org', state: 'unverified', reminders: true },
      ]);
    }
  });

  test('an owner who says "No fui yo" gets no further letter, and the person who saves the address reads why', async () => {
    await post('bloquea@example.org', { key: 'bloquea-1' });
    const { status, body } = await decide(tokenIn(mails[0]), 'block');
    expect([status, body.state]).toEqual([200, 'blocked']);
    for (const to of ['bloquea@example.org', 'Bloquea+2@example.org'])
      await post(to, { key: `bloquea-2-${to}` });
    expect(await outcomes('bloquea-')).toEqual(['sent', 'blocked', 'blocked']);
    const player = visitor();
    const saved = await player.send('PUT', '/api/session/email', { email: 'bloquea@example.org' });
    expect(saved.body).toEqual({ email: 'bloquea@example.org', emailBlocked: true });
    expect((await player.get('/api/session')).body).toMatchObject({ emailBlocked: true });
  });

  test('an owner who says "Sí, es mío" gets every letter, without a question, also after a block', async () => {
    await post('confirma@example.org');
    const token = tokenIn(mails[0]);
    await decide(token, 'block');
    expect((await decide(token, 'verify')).body).toMatchObject({
      address: 'c•••@e•••.org',
      state: 'verified',
    });
    for (let n = 0; n < 6; n++) await post('confirma@example.org', { weight: 'minor' });
    expect(mails).toHaveLength(7);
    expect(tokenIn(mails[6])).toBe('no link');
    const saved = await visitor().send('PUT', '/api/session/email', { email: 'confirma@example.org' });
    expect(saved.body).toEqual({ email: 'confirma@example.org', emailBlocked: false });
  });

  test('alone has the token: an invented one, or the id of the address, is not found', async () => {
    await post('ajena@example.org');
    const token = tokenIn(mails[0]);
    const other = `${token.slice(0, 42)}${token.endsWith('A') ? 'Q' : 'A'}`;
    const [{ id = '' } = {}] = await app.sql<{ id: string }>(`select id from mail_addresses`);
    for (const wrong of ['a'.repeat(43), other, id, 'no-token']) {
      expect((await visitor().get(`/api/mail-addresses/${wrong}`)).status).toBe(404);
      expect(await decide(wrong, 'block')).toMatchObject({ status: 404 });
    }
  });
});
