import { SmtpMailSender } from '../../src/modules/notifications/adapters/mail/smtp-mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { type RunningSmtpServer, startSmtpServer } from '../support/services/smtp-server.js';

const TO = 'eva@example.org';
const OTHER = 'otra@example.org';

let server: RunningSmtpServer;
let app: TestApp;
beforeAll(async () => {
  server = await startSmtpServer();
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

test.each([
  `${TO}\r\nBcc: ${OTHER}`,
  `${TO}\nRCPT TO:<${OTHER}>`,
  `${TO}, ${OTHER}`,
  `${TO};${OTHER}`,
  `Eva <${TO}>, ${OTHER}`,
  `"eva@example.org>\r\nRCPT TO:<otra"@example.org`,
  `eva@example.org\u2028Bcc: ${OTHER}`,
])('an address that adds another recipient is refused: %j', async (email) => {
  const { status } = await new Browser(app.url).post('/api/session/email-code', { email });
  expect(status).toBe(400);
  expect(await app.sql('select 1 from email_codes')).toEqual([]);
});

test.each([`Eva\r\nBcc: ${OTHER}`, `Eva\nSubject: Otra cosa`, 'Eva\u0000'])(
  'a name that adds a header of a mail is refused: %j',
  async (name) => {
    const { status } = await new Browser(app.url).send('PUT', '/api/session/profile', { name });
    expect(status).toBe(400);
    expect(await app.sql('select 1 from players where name is not null')).toEqual([]);
  },
);

test('a subject with line breaks becomes one header, and no other address gets the mail', async () => {
  const sender = new SmtpMailSender({ smtpUrl: server.smtpUrl, from: 'saque@example.org', bounce: null });
  const subject = `Tu reserva\r\nBcc: ${OTHER}\r\n\r\nOtro texto`;
  await sender.send({ key: 'a', to: TO, subject, text: '.\r\nRCPT TO:<x@example.org>', html: '<p>Hola</p>' });
  const [delivery] = server.deliveries;
  expect(delivery?.to).toEqual([TO]);
  expect(delivery?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(delivery?.mail.subject).toContain('Tu reserva');
  expect(delivery?.mail.text).toContain('RCPT TO:<x@example.org>');
});
