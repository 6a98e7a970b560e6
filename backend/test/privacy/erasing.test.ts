import { randomUUID } from 'node:crypto';
import type { HourlyPurges } from '../../src/kernel/adapters/persistence/hourly-purges.js';
import { Purges } from '../../src/kernel/application/purges.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount, playerOf } from '../support/fixtures/accounts.js';
import { anUnpaidBooking, pay, providerOf, type UnpaidBooking } from '../support/fixtures/payments.js';
import { wasPlayed } from '../support/fixtures/played-games.js';
import { sentCode, signIn } from '../support/fixtures/signing-in.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { tablesWith } from './scan.js';

const NAME = 'Zanahoria Quispe';
const PHONE = '+593987654321';
const EMAIL = 'zanahoria@example.org';
const CANARIES = ['Zanahoria', 'ZANAHORIA', '987654321'];
/** Where what people type is stored. */
const TYPED_IN = 'players bookings reviews idempotency_keys email_codes player_passkeys sessions'.split(' ');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } }); // keeps the letters
});
afterAll(() => app.close());

const erase = (browser: Browser, code?: string) =>
  browser.send<{ code: string; message: string }>('DELETE', '/api/session/account', { code });
const exported = async (browser: Browser) =>
  (await browser.get<Record<string, unknown>>('/api/session/export')).body;

/** Asks for the code and returns it, as the owner of the mailbox reads it. */
async function aFreshCode({ browser, email }: { browser: Browser; email: string }): Promise<string> {
  expect((await browser.post('/api/session/account/code')).status).toBe(202);
  return sentCode(app, email, 'erase');
}

/** Returns the letters to an address that this installation has kept instead of sending them. */
async function lettersTo(email: string): Promise<string[]> {
  const letters = await mails().all();
  return letters.filter(({ to }) => to === email).map(({ key }) => key);
}

function mails(): FolderMailSender {
  const sender = app.get<MailSender>(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('letters are not kept');
  return sender;
}

/** Books an hour as a browser does that may repeat the request, and cancels it with a reason. */
async function cancelsWithAReason(browser: Browser): Promise<void> {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const slot = { courtId: await aCourt(app, await aVenue(app)), bookingDate: dayFromNow(3) };
  const command = { ...slot, timeSlot: '10:00', gameType: 'singles' };
  const { body } = await browser.post<{ id: string }>('/api/bookings', command, key());
  const named = { bookingId: body.id, organiserName: NAME };
  expect((await browser.post('/api/shared-payment-links', named)).status).toBe(201);
  const cancellationReason = `Soy ${NAME}, me lesioné`;
  const { status } = await browser.post(
    '/api/cancellations',
    { bookingId: body.id, cancellationReason },
    key(),
  );
  expect(status).toBe(201);
}

/** Stores what only a browser with a screen can send: the name of a passkey, and its own name. */
async function namesThings(playerId: string): Promise<void> {
  await app.sql(
    `insert into player_passkeys (id, player_id, credential_id, name, public_key, counter, transports,
                                  is_backed_up, created_at)
     values (gen_random_uuid(), $1, $1, $2, '', 0, '{}', false, now())`,
    [playerId, `Teléfono de ${NAME}`],
  );
  await app.sql(`update sessions set user_agent = $2 where player_id = $1`, [playerId, NAME]);
}

/** Rates a played game and signs the text; the venue replies with the name. */
async function reviewsWithAName({ browser, bookingId }: UnpaidBooking): Promise<void> {
  await browser.post('/api/reviews', { bookingId, stars: 4, text: `Buena cancha. ${NAME}` });
  const reply = `Gracias, ${NAME.toUpperCase()}`;
  await app.sql(`update reviews set reply = $2, replied_at = now() where booking_id = $1`, [
    bookingId,
    reply,
  ]);
}

/** Does everything that a player can do, with the canary wherever people type something. */
async function aBusyPlayer(): Promise<{ browser: Browser; playerId: string; bookingId: string }> {
  const browser = new Browser(app.url);
  const profile = { name: NAME, phone: PHONE, email: EMAIL };
  expect((await browser.send('PUT', '/api/session/profile', profile)).status).toBe(200);
  const { bookingId } = await pay(app, await anUnpaidBooking(app, { browser }));
  await wasPlayed(app, bookingId);
  await reviewsWithAName({ browser, bookingId });
  await cancelsWithAReason(browser);
  const shared = await aDoublesBooking(app);
  await payPlace(app, shared.bookingId, (await share(shared)).shareToken, browser);
  const { playerId } = await signIn(app, EMAIL, browser);
  await namesThings(playerId);
  await eventually(async () => expect((await lettersTo(EMAIL)).length).toBeGreaterThan(1));
  return { browser, playerId, bookingId };
}

test('no column of any table contains the name, the phone or the address after the erasure', async () => {
  const { browser, playerId, bookingId } = await aBusyPlayer();
  const { body: cards } = await browser.get<{ id: string }[]>('/api/session/cards');
  const before = await exported(browser);
  expect(before).toMatchObject({ player: { name: NAME, phone: PHONE, email: EMAIL } });
  expect((await erase(browser)).body.code).toBe('wrong_code');
  const code = await aFreshCode({ browser, email: EMAIL });
  expect(await tablesWith(app, CANARIES)).toEqual(expect.arrayContaining(TYPED_IN));
  expect((await erase(browser, code)).status).toBe(204);

  expect(await tablesWith(app, CANARIES)).toEqual([]);
  const kept = `select paid_cents as cents from bookings where id = $1 and player_id = $2`;
  expect(await app.sql(kept, [bookingId, playerId])).toEqual([{ cents: 1450 }]);
  expect(await playerOf(browser)).not.toBe(playerId);
  expect(await app.sql(`select 1 from sessions where player_id = $1`, [playerId])).toEqual([]);
  await eventually(async () => {
    const [card] = await Promise.all(cards.map(({ id }) => providerOf(app).paymentMethods.retrieve(id)));
    expect(card?.customer).toBeNull();
  });
});

test('an erased player cannot get a name again, and has to book as a new guest', async () => {
  const account = await asAccount(app);
  const { browser, playerId } = account;
  await aPlayedBooking(browser);
  expect((await erase(browser, await aFreshCode(account))).status).toBe(204);
  const write = app.sql(`update players set name = 'Zanahoria' where id = $1`, [playerId]);
  await expect(write).rejects.toThrow('players_erased_are_nobody');
  expect(await exported(browser)).toMatchObject({});
});

async function aPlayedBooking(browser: Browser): Promise<string> {
  const { bookingId } = await pay(app, await anUnpaidBooking(app, { browser }));
  await wasPlayed(app, bookingId);
  return bookingId;
}

test('a player with a game to come is refused, and nothing is erased', async () => {
  const account = await asAccount(app);
  const { browser, playerId } = account;
  await browser.send('PUT', '/api/session/profile', { name: NAME });
  const { bookingId } = await anUnpaidBooking(app, { browser });
  const [booking] = await app.sql<{ code: string }>(`select code from bookings where id = $1`, [bookingId]);
  const code = await aFreshCode(account);
  const { status, body } = await erase(browser, code);
  expect([status, body.code]).toEqual([409, 'upcoming_booking']);
  expect(body.message).toContain(booking?.code);
  expect(await playerOf(browser)).toBe(playerId);
  await wasPlayed(app, bookingId);
  expect((await erase(browser, code)).status).toBe(204); // the refused call did not use up the code
});

test('a guest is erased without a code, and without what others decided about the typed address', async () => {
  const guest = new Browser(app.url);
  await guest.send('PUT', '/api/session/profile', { name: NAME, email: 'de.otro@example.org' });
  await app.sql(`insert into mail_addresses (id, hash, masked, used_at)
                 values (gen_random_uuid(), mail_address_hash('de.otro@example.org'), 'd•••', now())`);
  const playerId = await playerOf(guest);
  expect((await guest.post<{ code: string }>('/api/session/account/code')).body.code).toBe(
    'guest_needs_no_code',
  );
  expect((await erase(guest)).status).toBe(204);
  expect(await tablesWith(app, CANARIES)).toEqual([]);
  expect(await app.sql(`select 1 from mail_addresses where masked = 'd•••'`)).toHaveLength(1);
  const purges = app.get<HourlyPurges>(Purges);
  await app.sql(`delete from purges`);
  await purges.execute();
  expect(await app.sql(`select 1 from players where id = $1`, [playerId])).toEqual([]);
});

test('the export is a file with everything of the player and nothing of others', async () => {
  const { browser } = await asAccount(app);
  await browser.send('PUT', '/api/session/profile', { name: 'Ana' });
  await aPlayedBooking(browser);
  const others = await aDoublesBooking(app);
  await others.browser.send('PUT', '/api/session/profile', { name: NAME, phone: PHONE });
  const { shareToken } = await share(others);
  await payPlace(app, others.bookingId, shareToken, browser);
  const { headers, body } = await browser.get('/api/session/export');
  expect(headers.get('content-disposition')).toBe('attachment; filename="saque-mis-datos.json"');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(body).toMatchObject({
    player: { name: 'Ana', sessions: [{ browser: null }] },
    bookings: [{ status: 'active', totalAmount: '14.50', paidAmount: '14.50' }],
    places: [{ status: 'paid', amount: '7.26' }],
    payments: { savedCard: { last4: '4242' }, payments: [{ amount: '14.50' }, { amount: '7.26' }] },
  });
  const text = JSON.stringify(body);
  for (const secret of [NAME, PHONE, 'pi_', 'cus_', 'pm_', shareToken])
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  expect((await new Browser(app.url).get('/api/session/export')).body).toEqual({});
});
