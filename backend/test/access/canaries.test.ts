import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { AdminId } from '../../src/kernel/domain/ids.js';
import { startTestApp, type TestApp, ADMIN } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { aCode, otherThan, verify } from '../support/fixtures/signing-in.js';
import { linkOf } from '../support/fixtures/manage.js';
import { askForPlace, aDoublesBooking, look, share } from '../support/fixtures/sharing.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  confirm,
  deliver,
  pay,
  report,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';
import { OpenInvitations } from '../../src/modules/staff/index.js';
import { login, signedInBrowser } from './admins.js';
import { Person } from './second-factors.js';

const EMAIL = 'canary@example.com';
const NAME = 'Canaria de Prueba';
const PHONE = '+593991112233';
const TYPED_NAME = 'canary-password-in-the-field-of-the-name';
const WRONG_PASSWORD = 'canary-wrong-password';
const NEW_PASSWORD = 'canary new password';

const lines: string[] = [];
/** The texts that no line may contain, by a name for the message of a failure. */
const canaries: Record<string, string> = { EMAIL, NAME, PHONE, TYPED_NAME, WRONG_PASSWORD, NEW_PASSWORD };
let app: TestApp;
let mailServer: Server;

beforeAll(async () => {
  mailServer = await aServerThatRefusesAddresses();
  const { port } = mailServer.address() as AddressInfo;
  app = await startTestApp({
    log: { write: (line) => void lines.push(line) },
    config: {
      logLevel: 'trace',
      mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Saque <saque@example.com>', bounce: null },
    },
  });
  const { secretKey, webhookSecret } = app.config.stripe;
  Object.assign(canaries, { secretKey, webhookSecret, sessionSecret: app.config.sessionSecret });
});
afterAll(async () => {
  await app.close();
  mailServer.close();
});

/** A mail server that repeats each address in its refusal. */
async function aServerThatRefusesAddresses(): Promise<Server> {
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const [, address] = /^RCPT TO:(\S+)/i.exec(chunk.toString()) ?? [];
      socket.write(address ? `550 5.1.1 ${address} is unknown\r\n` : '250 well\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Adds the values of the browser's cookies. */
function plantCookies(name: string, browser: Browser): void {
  for (const [index, cookie] of browser.cookieHeader.split('; ').entries())
    canaries[`${name}, cookie ${index}`] = cookie.split('=')[1] ?? '';
}

const logged = (text: string) => lines.some((line) => line.includes(text));

async function aBookingWithAddress(): Promise<UnpaidBooking> {
  const booking = await anUnpaidBooking(app);
  await booking.browser.send('PUT', '/api/session/profile', { email: EMAIL, name: NAME, phone: PHONE });
  plantCookies('player', booking.browser);
  return booking;
}

async function adminsComeAndGo(): Promise<void> {
  const browser = await signedInBrowser(app);
  await login(app, { username: TYPED_NAME, password: WRONG_PASSWORD });
  await login(app, { ...ADMIN, password: WRONG_PASSWORD });
  const body = { currentPassword: WRONG_PASSWORD, newPassword: NEW_PASSWORD };
  await browser.send('PUT', '/api/admin/account/password', body);
  await browser.send('PUT', '/api/admin/account/password', { ...body, currentPassword: ADMIN.password });
  plantCookies('admin', browser);
  const { cookieHeader: cookie } = browser;
  await new Browser(app.url).send('DELETE', '/api/venues', {}, { cookie, authorization: `Bearer ${cookie}` });
  await browser.post('/api/admin/logout');
  await new Browser(app.url).send('GET', '/api/admin/audit', undefined, { cookie });
  canaries['admin password'] = ADMIN.password;
}

async function aSecondFactorIsUsed(): Promise<void> {
  const person = await Person.in(app);
  const browser = await person.login();
  await person.addApp(browser, new Date());
  plantCookies('admin with second factor', browser);
  const second = await person.login();
  plantCookies('waiting for the second step', second);
  const wrong = person.wrongCode(new Date());
  await second.post('/api/admin/login/code', { code: wrong });
  for (const [index, code] of person.recoveryCodes.entries()) canaries[`recovery code ${index}`] = code;
  canaries['password of the person'] = person.password;
}

async function aPersonIsInvited(): Promise<void> {
  const owner = await signedInBrowser(app);
  const roles = [{ venueId: await aVenue(app), role: 'reception' }];
  const person = { email: EMAIL, name: NAME, roles };
  const { body } = await owner.post<{ id: AdminId }>('/api/admin/staff', person);
  const token = (await app.get(OpenInvitations).letterOf(body.id))?.url.split('/').at(-1) ?? '';
  canaries['invitation'] = token;
  const browser = new Browser(app.url);
  for (const path of ['/api/admin/invitations', '/admin/invitation']) await browser.get(`${path}/${token}`);
  await browser.get(`/api/admin/invitations/${token}x`);
  await browser.post(`/api/admin/invitations/${token}`, { name: NAME, password: NEW_PASSWORD });
  plantCookies('invited', browser);
}

async function moneyMoves(): Promise<void> {
  const declined = await anOpenPayment(app, await aBookingWithAddress());
  await confirm(app, declined, '4000000000000002');
  await confirm(app, declined, 'pm_card_chargeDeclined');
  await report(declined);
  await pay(app, declined);
  await deliver(app, JSON.stringify({ id: 'evt_1', email: EMAIL }), { signature: 't=1,v1=canary-signature' });
  const paid = await anOpenPayment(app);
  canaries['card'] = '4000000000000002';
  canaries['client secret'] = paid.clientSecret.split('_secret_')[1] ?? '';
  canaries['signature'] = 'canary-signature';
}

async function friendsPay(): Promise<void> {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  canaries['share token'] = shareToken;
  const friend = new Browser(app.url);
  await look(friend, shareToken);
  await askForPlace(friend, booking.bookingId, shareToken, { playerName: NAME, playerEmail: EMAIL });
  await friend.get(`/api/shared-payment-links/${shareToken.slice(0, -1)}x`);
  const link = await linkOf(app, booking.bookingId, booking.browser);
  canaries['token of a letter'] = link.split('/').at(-1) ?? '';
  for (const path of [link, link.replace('/api/manage', '/reserva')]) await friend.get(path);
  await friend.get(`/api/shared-payment-links/${shareToken}/nothing?email=${EMAIL}`);
  plantCookies('friend', friend);
}

/** Makes statements of requests and jobs fail, with what a person sent in their parameters. */
async function statementsFail(): Promise<void> {
  await app.sql(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused' using errcode = '23505', detail = to_jsonb(new)::text; end $$;
    create trigger refuse before update of name, email on players for each row execute function refuse()`);
  const browser = new Browser(app.url);
  await browser.post('/api/session');
  const { status } = await browser.send('PUT', '/api/session/profile', { email: EMAIL, name: NAME });
  expect(status).toBe(500);
  await app.sql(`drop trigger refuse on players`);
}

async function playersSignIn(): Promise<void> {
  const browser = new Browser(app.url);
  const code = await aCode(app, browser, EMAIL);
  await verify(browser, EMAIL, otherThan(code));
  await verify(browser, EMAIL, code);
  canaries['e-mail code'] = `"${code}"`;
  canaries['subject with a code'] = `${code} es tu`;
  plantCookies('account', browser);
}

async function databaseIsOutOfReach(): Promise<void> {
  const url = new URL(app.databaseUrl);
  url.password = 'canary-of-the-database';
  canaries['password of the database'] = url.password;
  const client = new pg.Client({ connectionString: url.href.replace(/\/\w+$/, '/nowhere') });
  await client.connect().catch((error: unknown) => new Logger('test').error(error));
}

test('no line of the log of requests, jobs and sandbox contains a secret or an address', async () => {
  await friendsPay();
  await moneyMoves();
  await aSecondFactorIsUsed();
  await statementsFail();
  await databaseIsOutOfReach();
  await playersSignIn();
  await aPersonIsInvited();
  await adminsComeAndGo();
  await eventually(() => expect(logged('a mail server refuses a letter')).toBe(true), 20_000);

  for (const event of ['sign-in', 'sign-out', 'refusal', 'rights-change', 'request completed', 'refused'])
    expect([event, logged(event)]).toEqual([event, true]);
  expect(Object.keys(canaries).length).toBeGreaterThan(25);
  for (const [name, canary] of Object.entries(canaries)) {
    expect([name, canary.length > 5]).toEqual([name, true]);
    expect([name, lines.filter((line) => line.includes(canary))]).toEqual([name, []]);
  }
});
