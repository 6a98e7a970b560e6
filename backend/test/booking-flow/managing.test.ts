import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { codeFor, linkOf, type ManagedResponse, notThe } from '../support/fixtures/manage.js';
import {
  anUnpaidBooking,
  booksOf,
  confirm,
  intentOf,
  type OfferResponse,
  pay,
  PAID_ONCE,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let mailbox = 0;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sql('delete from rate_limits'));
afterAll(() => app.close());

interface Managed extends UnpaidBooking {
  link: string;
  email: string;
  /** A browser that has nothing but the link. */
  holder: Browser;
}

/** Books an hour with an address for letters, and opens the link of a letter in another browser. */
async function aManaged(booking?: UnpaidBooking): Promise<Managed> {
  const { browser, bookingId } = booking ?? (await anUnpaidBooking(app));
  const email = `organiser-${++mailbox}@example.org`;
  await browser.send('PUT', '/api/session/profile', { email });
  const link = await linkOf(app, bookingId, browser);
  return { browser, bookingId, email, link, holder: new Browser(app.url) };
}

const cancel = (browser: Browser, link: string, body: object = {}) =>
  browser.post<ManagedResponse & { page: ManagedResponse; refundAmount: string }>(`${link}/cancel`, body);
const move = (browser: Browser, link: string, timeSlot: string, code?: string) =>
  browser.post<ManagedResponse>(`${link}/move`, { bookingDate: dayFromNow(4), timeSlot, code });

describe('cancelling from the link of a letter', () => {
  test('needs the code from the mailbox of the organiser, and refunds what the terms say', async () => {
    const { link, holder, browser, bookingId } = await aManaged();
    await pay(app, { browser, bookingId });
    expect(await cancel(holder, link)).toMatchObject({ status: 403, body: { code: 'code_needed' } });
    const code = await codeFor(app, holder, link);
    const wrong = await cancel(holder, link, { code: notThe(code) });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    const { status, body } = await cancel(holder, link, { code, cancellationReason: 'Llueve' });
    expect([status, body.refundAmount, body.page.booking?.status]).toEqual([200, '14.50', 'cancelled']);
    const own = await browser.get<{ status: string }>(`/api/bookings/${bookingId}`);
    expect(own.body).toMatchObject({ status: 'cancelled', cancelledBy: 'player' });
  });

  test('uses the code up, also for a holder who repeats the request', async () => {
    const { link, holder } = await aManaged();
    const code = await codeFor(app, holder, link);
    const both = await Promise.all([cancel(holder, link, { code }), cancel(holder, link, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(await cancel(holder, link, { code })).toMatchObject({
      status: 409,
      body: { code: 'booking_not_active' },
    });
    expect(await app.sql(`select id from email_codes where purpose like 'manage:%'`)).toEqual([]);
  });

  test('is repeated after a lost response with the same key, and no stored page outlives its player', async () => {
    const { link, holder, browser } = await aManaged();
    const code = await codeFor(app, holder, link);
    const key = { 'Idempotency-Key': randomUUID() };
    const cancelOnce = (from: Browser) => from.post<ManagedResponse>(`${link}/cancel`, { code }, key);
    const first = await cancelOnce(holder);
    const again = await cancelOnce(new Browser(app.url));
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);

    const stored = () => app.sql(`select owner from idempotency_keys where owner like 'link:%'`);
    expect(await stored()).toHaveLength(1);
    expect((await browser.send('DELETE', '/api/session/account', {})).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  test('needs no code in the browser of the organiser', async () => {
    const { link, browser } = await aManaged();
    expect(await cancel(browser, link)).toMatchObject({ status: 200, body: { page: { isOrganiser: true } } });
  });

  test('is not possible with the code of another booking of the same organiser', async () => {
    const { browser, link, holder } = await aManaged();
    const other = await aManaged(await anUnpaidBooking(app, { browser }));
    const code = await codeFor(app, holder, link);
    expect(await cancel(other.holder, other.link, { code })).toMatchObject({
      status: 410,
      body: { code: 'code_expired' },
    });
  });

  test('is not possible after the organiser has removed the address', async () => {
    const { link, holder, browser } = await aManaged();
    await browser.send('PUT', '/api/session/profile', { email: null });
    const { body } = await holder.get<ManagedResponse>(link);
    expect(body.canGetCode).toBe(false);
    expect(await holder.post(`${link}/code`)).toMatchObject({ status: 409, body: { code: 'no_email' } });
  });

  test('proves the address, so that letters to it are no longer limited', async () => {
    const { link, holder } = await aManaged();
    const code = await codeFor(app, holder, link);
    const verified = () =>
      app.sql<{ count: number }>(
        'select count(*)::int as count from mail_addresses where verified_at is not null',
      );
    const [before] = await verified();
    await cancel(holder, link, { code });
    expect(await verified()).toEqual([{ count: (before?.count ?? 0) + 1 }]);
  });
});

describe('moving from the link of a letter', () => {
  test('needs a code, which stays valid if the hour is taken', async () => {
    const { link, holder, browser, bookingId } = await aManaged();
    const { body: own } = await browser.get<{ courtId: string }>(`/api/bookings/${bookingId}`);
    const taken = {
      courtId: own.courtId,
      bookingDate: dayFromNow(4),
      timeSlot: '09:00',
      gameType: 'singles',
    };
    await new Browser(app.url).post('/api/bookings', taken);
    expect((await move(holder, link, '08:00')).body.code).toBe('code_needed');
    const code = await codeFor(app, holder, link);
    expect((await move(holder, link, '09:00', code)).body.code).toBe('slot_taken');
    const { status, body } = await move(holder, link, '08:00', code);
    expect([status, body.booking?.timeSlot]).toEqual([200, '08:00']);
    expect((await move(holder, link, '07:00', code)).body.code).toBe('code_expired');
  });

  test('is refused at another price than the one that was shown, and the code stays valid', async () => {
    const { link, holder, browser, bookingId } = await aManaged();
    const read = async () => (await browser.get<{ timeSlot: string }>(`/api/bookings/${bookingId}`)).body;
    const before = await read();
    const code = await codeFor(app, holder, link);
    const to = { bookingDate: dayFromNow(4), timeSlot: '08:00', code };
    const moveFor = (expectedAmount: string) =>
      holder.post<ManagedResponse>(`${link}/move`, { ...to, expectedAmount });
    expect((await moveFor('99.00')).body.code).toBe('price_changed');
    expect(await read()).toEqual(before);
    expect((await moveFor('14.50')).body.booking?.timeSlot).toBe('08:00');
  });

  test('four moves at once with one code move the booking once', async () => {
    const { link, holder, browser, bookingId } = await aManaged();
    const code = await codeFor(app, holder, link);
    const hours = ['11:00', '12:00', '13:00', '14:00'];
    const moved = await Promise.all(hours.map((timeSlot) => move(holder, link, timeSlot, code)));
    const statuses = moved.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 410, 410, 410]);
    const { body } = await browser.get<{ timeSlot: string }>(`/api/bookings/${bookingId}`);
    expect(body.timeSlot).toBe(hours[statuses.indexOf(200)]);
  });

  test('needs no code in the browser of the organiser', async () => {
    const { link, browser } = await aManaged();
    expect((await move(browser, link, '08:00')).body.booking?.timeSlot).toBe('08:00');
  });
});

describe('paying what is missing from the link of a letter', () => {
  const offer = (browser: Browser, link: string) => browser.post<OfferResponse>(`${link}/payment-intent`);

  test('works without an account, and the booking is paid once', async () => {
    const { link, holder, bookingId, browser } = await aManaged();
    const { status, body } = await offer(holder, link);
    expect([status, body.amount]).toEqual([201, '14.50']);
    const clientSecret = body.clientSecret ?? '';
    const stripePaymentIntentId = intentOf(clientSecret);
    await confirm(app, { intentId: stripePaymentIntentId, clientSecret });
    const recorded = await holder.post<ManagedResponse>(`${link}/payments`, { stripePaymentIntentId });
    expect(recorded).toMatchObject({ status: 200, body: { booking: { paymentStatus: 'completed' } } });
    expect(await booksOf(app, bookingId)).toEqual(PAID_ONCE);
    expect((await offer(holder, link)).body.clientSecret).toBeNull();
    const parts = await holder.get<object[]>('/api/booking-parts');
    expect(parts.body).toMatchObject([{ id: bookingId, paidAmount: '14.50' }]);
    expect(await browser.get(`/api/bookings/${bookingId}/receipt`)).toMatchObject({
      body: [{ isYours: false, card: null, reference: null }],
    });
  });

  test('offers a holder neither the card nor the open payment of the organiser', async () => {
    const browser = new Browser(app.url);
    await pay(app, await anUnpaidBooking(app, { browser }));
    const { link, holder, bookingId } = await aManaged(await anUnpaidBooking(app, { browser }));
    const own = await browser.post<OfferResponse>('/api/create-payment-intent', { bookingId });
    expect(own.body).toMatchObject({ savedCard: { last4: '4242' } });
    const { body } = await offer(holder, link);
    expect(body).toMatchObject({ savedCard: null, amount: '14.50' });
    expect(body.clientSecret).not.toBe(own.body.clientSecret);
    const stolen = { stripePaymentIntentId: intentOf(own.body.clientSecret ?? '') };
    expect((await holder.post(`${link}/payments`, stolen)).status).toBe(404);
  });

  test('keeps no card of the holder for later charges', async () => {
    const { link, holder } = await aManaged();
    const clientSecret = (await offer(holder, link)).body.clientSecret ?? '';
    await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
    await holder.post(`${link}/payments`, { stripePaymentIntentId: intentOf(clientSecret) });
    const mine = await anUnpaidBooking(app, { browser: holder });
    expect((await holder.get(`/api/bookings/${mine.bookingId}`)).body).toMatchObject({ savedCard: null });
  });
});

test('the link of a friend changes nothing and pays nothing of the booking', async () => {
  const { browser, bookingId } = await aManaged(await aDoublesBooking(app, 2900));
  const { shareToken } = await share({ browser, bookingId });
  const friend = new Browser(app.url);
  await payPlace(app, bookingId, shareToken, friend);
  const link = await linkOf(app, bookingId, friend);
  const refused = { status: 403, body: { code: 'not_organisers_link' } };
  expect(await friend.post(`${link}/code`)).toMatchObject(refused);
  expect(await cancel(friend, link, { code: '123456' })).toMatchObject(refused);
  expect(await move(friend, link, '08:00', '123456')).toMatchObject(refused);
  expect(await friend.post(`${link}/payment-intent`)).toMatchObject(refused);
  expect(await friend.post(`${link}/payments`, { stripePaymentIntentId: 'pi_1' })).toMatchObject(refused);
});
