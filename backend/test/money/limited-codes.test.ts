import { randomUUID } from 'node:crypto';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { LOCK_WAITS } from '../support/database/lock-waits.js';
import { whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { anUnpaidBooking, booksOf, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aCode, outcomeOf, quoteCode, useCode, usedUp, usesOf } from './code-scene.js';
import { expectConsistentLedger } from './provider-side.js';
import { repeatWhileBusy } from '../support/repeat-while-busy.js';

const ONCE = usedUp('Ya usaste este código.');

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

interface Booked {
  id: string;
  totalAmount: string;
  discountAmount: string;
  paidAmount: string;
  paysAtClub: boolean;
}

/** An unpaid booking with a code that its player may use once. */
async function withLimitedCode(browser: Browser): Promise<UnpaidBooking & { code: string }> {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const booking = await anUnpaidBooking(app, { browser });
  expect((await useCode(booking, code)).body.amount).toBe('13.05');
  return { ...booking, code };
}

/** Expects that the server refuses the player a second use of the code, and takes nothing. */
async function expectRefused(browser: Browser, code: string): Promise<void> {
  const another = await anUnpaidBooking(app, { browser });
  expect(outcomeOf(await quoteCode(another, code))).toEqual(ONCE);
  for (const purpose of ['full', 'guarantee'])
    expect(outcomeOf(await useCode(another, code, purpose))).toEqual(ONCE);
  expect(await booksOf(app, another.bookingId)).toMatchObject({ paidCents: 0, payments: [] });
  expect(await usesOf(app, code)).toBe(1);
}

/** Lets players pay at the club where a booking is. */
async function allowPayingAtClub(bookingId: string): Promise<void> {
  const [place] = await app.sql<{ venueId: string }>(
    `select venue_id as "venueId" from bookings where id = $1`,
    [bookingId],
  );
  await admin.send('PATCH', `/api/admin/venues/${place?.venueId}/rules`, { payAtClub: true });
}

test('a booking that is paid in cash at the club has used its limited code', async () => {
  const { browser } = await asAccount(app);
  await browser.send('PUT', '/api/session/profile', { name: 'Ana Torres' });
  const { bookingId, code } = await withLimitedCode(browser);
  await allowPayingAtClub(bookingId);
  expect(await browser.post<Booked>(`/api/bookings/${bookingId}/pay-at-club`, {})).toMatchObject({
    status: 200,
    body: { paysAtClub: true, totalAmount: '13.05' },
  });
  await expectRefused(browser, code);

  const cash = { amount: '13.05', method: 'cash' };
  await admin.post(`/api/admin/bookings/${bookingId}/settle`, cash);
  expect((await booksOf(app, bookingId)).paidCents).toBe(1305);
  await expectRefused(browser, code);
});

test('the club cancels a booking that was to be paid there, and its player may use the code again', async () => {
  const { browser } = await asAccount(app);
  await browser.send('PUT', '/api/session/profile', { name: 'Ana Torres' });
  const { bookingId, code } = await withLimitedCode(browser);
  await allowPayingAtClub(bookingId);
  await browser.post(`/api/bookings/${bookingId}/pay-at-club`, {});
  await admin.post(`/api/admin/bookings/${bookingId}/cancel`, { reason: 'Lluvia' });
  await eventually(async () => expect(await usesOf(app, code)).toBe(0));
  expect((await useCode(await anUnpaidBooking(app, { browser }), code)).status).toBe(201);
});

test.each(['guest', 'account'])(
  'a %s moves a booking with a limited code, and has still used it once',
  async (who) => {
    const browser = who === 'guest' ? new Browser(app.url) : (await asAccount(app)).browser;
    const booking = await withLimitedCode(browser);
    const to = { bookingDate: dayFromNow(4), timeSlot: '19:00' };
    const { status, body } = await browser.post<Booked>(`/api/bookings/${booking.bookingId}/move`, to);
    expect(status).toBe(200);
    expect(Number(body.totalAmount) / (Number(body.totalAmount) + Number(body.discountAmount))).toBeCloseTo(
      0.9,
    );
    await expectRefused(browser, booking.code);
    await pay(app, booking);
    await expectRefused(browser, booking.code);
  },
);

test('the desk sells at the tariff, whatever code the customer has used or asks for', async () => {
  const { browser, email } = await asAccount(app);
  const { code } = await withLimitedCode(browser);
  const courtId = await aCourt(app, await aVenue(app), { daySingles: 1450 });
  const sell = (values: object) =>
    admin.send<Booked>(
      'POST',
      '/api/admin/bookings',
      {
        courtId,
        bookingDate: dayFromNow(3),
        timeSlot: '10:00',
        gameType: 'singles',
        customer: { name: 'Ana Torres', email },
        payment: { kind: 'cash' },
        ...values,
      },
      { 'Idempotency-Key': randomUUID() },
    );
  expect((await sell({ discountCode: code })).status).toBe(400);
  expect(await sell({})).toMatchObject({
    status: 201,
    body: { totalAmount: '14.50', discountAmount: '0.00', paidAmount: '14.50' },
  });
  expect(await usesOf(app, code)).toBe(1);
});

test('one of three bookings that have all read that one use is left gets it, the others are refused', async () => {
  const code = await aCode(app, { maxUsage: 1 });
  const bookings = await Promise.all([1, 2, 3].map(() => anUnpaidBooking(app)));
  const held = `select from discount_codes where code = '${code}' for update`;
  await whileLocked(app.databaseUrl, held, async (commit) => {
    const uses = bookings.map((booking) =>
      repeatWhileBusy(() => useCode({ ...booking, browser: booking.browser.impatient() }, code)),
    );
    await eventually(async () => expect(await app.sql(LOCK_WAITS)).toHaveLength(3));
    await commit();
    const responses = (await Promise.all(uses)).map(({ status, body }) => [status, body.code]);
    expect(responses.sort()).toEqual([
      [201, undefined],
      [409, 'discount_exhausted'],
      [409, 'discount_exhausted'],
    ]);
  });
  expect(await usesOf(app, code)).toBe(1);
});
