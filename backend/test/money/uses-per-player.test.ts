import { randomUUID } from 'node:crypto';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount, merge, playerOf } from '../support/fixtures/accounts.js';
import { anUnpaidBooking, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { aCode, outcomeOf, quoteCode, useCode, usedUp, usesOf } from './code-scene.js';

const ONCE = usedUp('Ya usaste este código.');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Some unpaid bookings of one player. */
const bookingsOf = async (browser: Browser, count: number): Promise<UnpaidBooking[]> => {
  const bookings = [await anUnpaidBooking(app, { browser })];
  while (bookings.length < count) bookings.push(await anUnpaidBooking(app, { browser }));
  return bookings;
};

/** Expects that the player can put the code on another booking, or not. */
async function expectRefused(browser: Browser, code: string, refusal: object = ONCE): Promise<void> {
  const booking = await anUnpaidBooking(app, { browser });
  expect(outcomeOf(await quoteCode(booking, code))).toEqual(refusal);
  expect(outcomeOf(await useCode(booking, code))).toEqual(refusal);
}

async function expectAllowed(browser: Browser, code: string): Promise<void> {
  const booking = await anUnpaidBooking(app, { browser });
  expect((await quoteCode(booking, code)).status).toBe(200);
  expect((await useCode(booking, code)).body.amount).toBe('13.05');
}

test.each([
  [1, 'Ya usaste este código.'],
  [2, 'Ya usaste este código 2 veces.'],
])('a guest uses a code at most %d times, and reads why', async (maxPerPlayer, message) => {
  const code = await aCode(app, { maxPerPlayer });
  const guest = new Browser(app.url);
  for (let use = 1; use <= maxPerPlayer; use++) await expectAllowed(guest, code);
  await expectRefused(guest, code, usedUp(message));
  await expectAllowed(new Browser(app.url), code);
  expect(await usesOf(app, code)).toBe(maxPerPlayer + 1);
});

test('a code that a booking has is not refused for this booking', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const booking = await anUnpaidBooking(app);
  await useCode(booking, code);
  expect((await quoteCode(booking, code)).status).toBe(200);
  expect((await useCode(booking, code)).body.amount).toBe('13.05');
  await pay(app, booking);
  await expectRefused(booking.browser, code);
});

test('exactly one of four bookings gets a code that a player puts on all at the same time', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const bookings = await bookingsOf(new Browser(app.url), 4);
  const responses = await Promise.all(bookings.map((booking) => useCode(booking, code)));
  const refused = responses.filter(({ status }) => status !== 201);
  expect(refused.map(outcomeOf)).toEqual([ONCE, ONCE, ONCE]);
  expect(await usesOf(app, code)).toBe(1);
});

test('all accounts of a mailbox use a code as one player, however the address is written', async () => {
  const code = await aCode(app, { maxPerPlayer: 2 });
  const mailbox = randomUUID();
  const accounts = await Promise.all(
    ['', '+padel', '+tenis'].map((suffix) =>
      asAccount(app, undefined, `${mailbox}${suffix}@example.org`.toUpperCase()),
    ),
  );
  const bookings = await Promise.all(accounts.map(({ browser }) => anUnpaidBooking(app, { browser })));
  const responses = await Promise.all(bookings.map((booking) => useCode(booking, code)));
  const refused = responses.filter(({ status }) => status !== 201);
  expect(refused.map(outcomeOf)).toEqual([usedUp('Ya usaste este código 2 veces.')]);
  expect(await usesOf(app, code)).toBe(2);
  await expectAllowed((await asAccount(app)).browser, code);
});

test('an address that is not verified makes no guest one player with its owner', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const { browser, email } = await asAccount(app);
  await expectAllowed(browser, code);
  const stranger = new Browser(app.url);
  await stranger.post('/api/session');
  await app.sql(`update players set email = $2 where id = $1`, [await playerOf(stranger), email]);
  await expectAllowed(stranger, code);
});

test('a guest who becomes an account has used the code already', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const guest = new Browser(app.url);
  await expectAllowed(guest, code);
  await asAccount(app, guest);
  await expectRefused(guest, code);
});

test('a merge keeps the uses of guest and account, also beyond the limit, and they count', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const account = await asAccount(app);
  const phone = new Browser(app.url);
  await expectAllowed(account.browser, code);
  await expectAllowed(phone, code);
  await merge(app, await playerOf(phone), account.playerId);
  await expectRefused(account.browser, code, usedUp('Ya usaste este código 2 veces.'));
  expect(await usesOf(app, code)).toBe(2);
  const { body } = await account.browser.get<{ discounts: object[] }>('/api/session/export');
  expect(body.discounts).toMatchObject([
    { code, amount: '1.45' },
    { code, amount: '1.45' },
  ]);
});

test('a code that is taken off can be used for another booking', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const booking = await anUnpaidBooking(app);
  await useCode(booking, code);
  await expectRefused(booking.browser, code);
  await useCode(booking, null);
  await expectAllowed(booking.browser, code);
});

test('a booking that expires gives the use back, and one that its player cancels does not', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const lapsed = await anUnpaidBooking(app);
  await useCode(lapsed, code);
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    lapsed.bookingId,
  ]);
  await app.get<EnforceDeadline>(EnforceDeadline).execute(lapsed.bookingId);
  await eventually(async () => expect(await usesOf(app, code)).toBe(0));
  await expectAllowed(lapsed.browser, code);

  const cancelled = await anUnpaidBooking(app);
  await useCode(cancelled, code);
  await pay(app, cancelled);
  const { bookingId } = cancelled;
  await cancelled.browser.post('/api/cancellations', { bookingId, userId: 'me' });
  await eventually(async () =>
    expect(await app.sql(`select status from bookings where id = $1`, [bookingId])).toEqual([
      { status: 'cancelled' },
    ]),
  );
  await expectRefused(cancelled.browser, code);
});

test('the uses of friends who pay places do not count, only that of the organiser', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const booking = await aDoublesBooking(app);
  await useCode(booking, code);
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  await payPlace(app, booking.bookingId, shareToken, friend);
  await expectAllowed(friend, code);
  await expectRefused(booking.browser, code);
});

test('a limit that an admin sets later counts the uses before, and lowering it takes none away', async () => {
  const admin = await anAdmin(app);
  const { id, code } = (
    await admin.post<{ id: string; code: string }>('/api/admin/discount-codes', {
      code: 'SINLIMITE',
      type: 'percentage',
      value: '10',
    })
  ).body;
  const limit = (maxPerPlayer: number | null) =>
    admin.send<object>('PATCH', `/api/admin/discount-codes/${id}`, { maxPerPlayer });
  const guest = new Browser(app.url);
  await expectAllowed(guest, code);
  await expectAllowed(guest, code);
  expect((await limit(2)).body).toMatchObject({ maxPerPlayer: 2, maxUsage: null, isActive: true });
  await expectRefused(guest, code, usedUp('Ya usaste este código 2 veces.'));
  expect((await limit(1)).status).toBe(200);
  expect(await usesOf(app, code)).toBe(2);
  expect((await limit(null)).body).toMatchObject({ maxPerPlayer: null });
  await expectAllowed(guest, code);
  for (const wrong of [0, 1.5, 1_000_001]) expect((await limit(wrong)).status).toBe(400);
});
