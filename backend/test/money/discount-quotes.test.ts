import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, booksOf, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aDoublesBooking, share } from '../support/fixtures/sharing.js';
import { holdTotal } from './deadline-cases.js';

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp();
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
});
afterAll(() => app.close());

interface QuoteResponse {
  discountAmount: string;
  amount: string;
  code?: string;
}

const makeCode = (values: Record<string, unknown>) => admin.post('/api/admin/discount-codes', values);
const quote = (browser: Browser, bookingId: string, code: string) =>
  browser.post<QuoteResponse>(`/api/bookings/${bookingId}/discount-quote`, { code });

/** Holds the total on a card, and waits until the booking knows. */
async function guarantee(booking: UnpaidBooking): Promise<void> {
  await holdTotal(app, booking);
  await eventually(async () =>
    expect((await booking.browser.get(`/api/bookings/${booking.bookingId}`)).body).toMatchObject({
      atDeadline: 'charges_guarantee',
    }),
  );
}

test.each([
  ['TERCIO', { type: 'percentage', value: '33' }, { discountAmount: '4.79', amount: '9.71' }],
  ['TODO', { type: 'percentage', value: '100' }, { discountAmount: '14.50', amount: '0.00' }],
  // The provider charges 0.50 at least, so the rest is waived.
  ['CASITODO', { type: 'fixed', value: '14.20' }, { discountAmount: '14.50', amount: '0.00' }],
])('a quote says what the code %s leaves to pay, and uses nothing', async (code, terms, expected) => {
  await makeCode({ code, ...terms });
  const { browser, bookingId } = await anUnpaidBooking(app);
  const before = (await browser.get(`/api/bookings/${bookingId}`)).body;

  expect(await quote(browser, bookingId, ` ${code.toLowerCase()} `)).toMatchObject({
    status: 200,
    body: expected,
  });
  expect((await browser.get(`/api/bookings/${bookingId}`)).body).toEqual(before);
  const [used] = await app.sql(`select usage_count as count from discount_codes where code = $1`, [code]);
  expect(used).toEqual({ count: 0 });
  expect((await booksOf(app, bookingId)).payments).toEqual([]);

  const body = { bookingId, discountCode: code };
  const applied = await browser.post<QuoteResponse>('/api/create-payment-intent', body);
  expect(applied.body.amount).toBe(expected.amount);
});

test('a quote refuses what could not be applied: another code, a shared or a guaranteed booking', async () => {
  await makeCode({ code: 'UNO', type: 'percentage', value: '10' });
  await makeCode({ code: 'DOS', type: 'percentage', value: '20' });
  const coded = await anUnpaidBooking(app);
  const body = { bookingId: coded.bookingId, discountCode: 'UNO' };
  await coded.browser.post('/api/create-payment-intent', body);
  const second = await quote(coded.browser, coded.bookingId, 'DOS');
  expect([second.status, second.body.code]).toEqual([409, 'discount_already_applied']);

  const shared = await aDoublesBooking(app);
  await share(shared);
  const late = await quote(shared.browser, shared.bookingId, 'DOS');
  expect([late.status, late.body.code]).toEqual([409, 'booking_already_shared']);

  const guaranteed = await aDoublesBooking(app);
  await guarantee(guaranteed);
  const held = await quote(guaranteed.browser, guaranteed.bookingId, 'DOS');
  expect([held.status, held.body.code]).toEqual([409, 'guarantee_held']);
});

test('a stranger gets no quote of a booking, and wrong codes are limited as everywhere', async () => {
  await makeCode({ code: 'BUENO', type: 'percentage', value: '10' });
  const { browser, bookingId } = await anUnpaidBooking(app);
  expect((await quote(new Browser(app.url), bookingId, 'BUENO')).status).toBe(404);
  const answers = [];
  for (let guess = 0; guess < 11; guess++)
    answers.push((await quote(browser, bookingId, `MALO${guess}`)).status);
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
  expect(answers[10]).toBe(429);
});
