import { type AddressInfo, createServer, type Server } from 'node:net';
import { SmtpMailSender } from '../../src/modules/notifications/adapters/mail/smtp-mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { TcpProxy } from '../support/services/tcp-proxy.js';
import { ownTime } from '../support/own-time.js';

const FROM = 'Saque <hola@example.org>';
const END_OF_LETTER = '\r\n.\r\n';
const SILENCE_MS = 300;

/** The whole letters that the mail server has taken. */
let letters: string[];
let server: Server;
let proxy: TcpProxy;
let app: TestApp;

beforeAll(async () => {
  letters = [];
  server = createServer((socket) => {
    let letter: string | null = null;
    socket.on('error', () => undefined).write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (letter === null) {
        if (text.startsWith('DATA')) letter = '';
        return void socket.write(letter === null ? '250 fine\r\n' : '354 go\r\n');
      }
      letter += text;
      if (!letter.endsWith(END_OF_LETTER)) return;
      letters.push(letter);
      letter = null;
      socket.write('250 taken\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await TcpProxy.to(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  app = await startTestApp({ config: { mail: { smtpUrl: proxy.url, from: FROM, bounce: null } } });
});
beforeEach(() => (letters.length = 0));
afterEach(() => proxy.heal());
afterAll(async () => {
  await app.close();
  await proxy.close();
  server.close();
});

/** Pays a booking of a player with an address, which schedules a letter. */
async function aLetter(): Promise<string> {
  const booking = await anUnpaidBooking(app);
  await booking.browser.send('PUT', '/api/session/email', { email: 'eva@example.org' });
  await pay(app, booking);
  return `Message-ID: <confirmed.${booking.bookingId}@saque>`;
}

const received = (messageId: string) => letters.filter((letter) => letter.includes(messageId)).length;

const recorded = async () =>
  (await app.sql<{ key: string }>('select key from sent_mails')).map(
    ({ key }) => `<${key.replace(':', '.')}@`,
  );

const aMail = (key: string) => ({
  key,
  to: 'eva@example.org',
  subject: 'Hola',
  text: 'Hola',
  html: '<p>Hola',
});

test.each([
  ['is frozen from the start', () => proxy.freeze()],
  ['falls silent in the middle of the letter', () => proxy.stallAfter(400, 'toServer')],
  ['never confirms the letter', () => proxy.when('toServer', END_OF_LETTER, () => proxy.freeze('toClient'))],
])('sending fails in time if the mail server %s', async (_case, breakDown) => {
  breakDown();
  const began = ownTime();
  await expect(
    new SmtpMailSender({ smtpUrl: proxy.url, from: FROM, bounce: null }, SILENCE_MS).send(aMail('a:1')),
  ).rejects.toThrow();
  expect(ownTime() - began).toBeLessThan(4 * SILENCE_MS);
});

test('a letter that breaks off in the middle is sent again, and arrives once', async () => {
  proxy.cutAfter(400, 'toServer');
  const messageId = await aLetter();
  await eventually(async () => expect(await failedOnce()).toHaveLength(1));
  expect(letters).toEqual([]);
  await proxy.heal();
  await eventually(() => expect(received(messageId)).toBe(1), 15_000);
  await eventually(async () => expect(messageId).toContain((await recorded()).at(-1)));
}, 30_000);

test('a letter whose receipt is never confirmed is sent again with the same Message-ID', async () => {
  proxy.when('toServer', END_OF_LETTER, () => proxy.cutAfter(0, 'toClient'));
  const messageId = await aLetter();
  await eventually(async () => expect(await failedOnce()).toHaveLength(1));
  expect(received(messageId)).toBe(1);
  await proxy.heal();
  await eventually(() => expect(received(messageId)).toBe(2), 15_000);
  await eventually(async () => expect(await failedOnce()).toEqual([]));
}, 30_000);

const failedOnce = () =>
  app.sql(
    `select from graphile_worker.jobs
      where task_identifier like 'notifications.%' and attempts = 1 and last_error is not null`,
  );
