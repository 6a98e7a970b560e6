import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import {
  anUnpaidBooking,
  booksOf,
  type BookingResponse,
  confirm,
  createIntent,
  intentOf,
  type OfferResponse,
  pay,
  providerOf,
} from '../support/fixtures/payments.js';
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

const makeCode = (values: Record<string, unknown>) =>
  admin.post<{ id: string; code: string }>('/api/admin/discount-codes', {
    type: 'percentage',
    value: '10',
    ...values,
  });
const usageOf = async (code: string) =>
  (
    await app.sql<{ count: number }>(`select usage_count as count from discount_codes where code = $1`, [
      code,
    ])
  )[0]?.count;
const offer = (browser: Browser, bookingId: string, discountCode: string | null) =>
  browser.post<OfferResponse>('/api/create-payment-intent', { bookingId, discountCode });

test.each(['otoño', 'OTON\u0303O', ' OTO\u00ADÑO\u200B '])(
  'the code "OTOÑO" is found as %j, as people type and paste it',
  async (typed) => {
    await makeCode({ code: 'otoño' });
    const { browser, bookingId } = await anUnpaidBooking(app);
    expect((await offer(browser, bookingId, typed)).body.amount).toBe('13.05');
    expect((await browser.post('/api/discount-codes/validate', { code: typed })).status).toBe(200);
  },
);

test('a code can be applied, removed and applied again, and the total follows', async () => {
  await makeCode({ code: 'verano' });
  const { browser, bookingId } = await anUnpaidBooking(app);
  const first = await createIntent({ browser, bookingId });
  const cheaper = await offer(browser, bookingId, ' Verano ');
  expect([first.body.amount, cheaper.body.amount]).toEqual(['14.50', '13.05']);
  expect(cheaper.body.clientSecret).not.toBe(first.body.clientSecret);
  expect((await browser.get(`/api/bookings/${bookingId}`)).body).toMatchObject({
    totalAmount: '13.05',
    discountAmount: '1.45',
    discountCode: 'VERANO',
  });
  expect(await usageOf('VERANO')).toBe(1);
  expect((await offer(browser, bookingId, null)).body.amount).toBe('14.50');
  expect(await usageOf('VERANO')).toBe(0);
  expect((await offer(browser, bookingId, 'VERANO')).body.amount).toBe('13.05');
  await pay(app, { browser, bookingId });
  expect((await booksOf(app, bookingId)).paidCents).toBe(1305);
});

test('exactly 10 of 200 bookings get a code with 10 uses that all use at the same time', async () => {
  await makeCode({ code: 'DIEZ', maxUsage: 10 });
  const venueId = await aVenue(app);
  const bookings: { browser: Browser; bookingId: string }[] = [];
  for (let court = 1; court <= 13; court++) {
    const courtId = await aCourt(app, venueId, { number: court });
    const requests = Array.from({ length: 16 }, async (_, hour) => {
      const browser = new Browser(app.url);
      const timeSlot = `${String(6 + hour).padStart(2, '0')}:00`;
      const body = { courtId, bookingDate: dayFromNow(4), timeSlot, gameType: 'singles' };
      const booking = await browser.post<BookingResponse>('/api/bookings', body);
      bookings.push({ browser, bookingId: booking.body.id });
    });
    await Promise.all(requests);
  }
  const some = bookings.slice(0, 200);
  const responses = await Promise.all(
    some.map(({ browser, bookingId }) => offer(browser, bookingId, 'DIEZ')),
  );
  const refused = responses.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['409 discount_exhausted']),
  );
  expect(refused).toHaveLength(190);
  expect(await usageOf('DIEZ')).toBe(10);
}, 90_000);

test('a booking is paid without a card if less than the minimum charge is left to pay', async () => {
  await makeCode({ code: 'CASI', type: 'fixed', value: '14.20' });
  const { browser, bookingId } = await anUnpaidBooking(app);
  expect((await offer(browser, bookingId, 'CASI')).body).toMatchObject({
    clientSecret: null,
    amount: '0.00',
  });
  expect((await browser.get(`/api/bookings/${bookingId}`)).body).toMatchObject({
    totalAmount: '0.00',
    discountAmount: '14.50',
    paymentStatus: 'completed',
  });
});

test('a total below the minimum charge that a code waived comes back when the code is removed', async () => {
  await makeCode({ code: 'POCO', type: 'fixed', value: '0.10' });
  const { browser, bookingId } = await anUnpaidBooking(app, { daySingles: 40 });
  expect((await offer(browser, bookingId, 'POCO')).body.amount).toBe('0.00');
  const refused = await offer(browser, bookingId, null); // no card can pay 0.40, as before the code
  expect([refused.status, refused.body.code]).toEqual([409, 'below_minimum_charge']);
  expect(await usageOf('POCO')).toBe(0);
  expect((await browser.get(`/api/bookings/${bookingId}`)).body).toMatchObject({
    totalAmount: '0.40',
    discountAmount: '0.00',
    paymentStatus: 'pending',
  });
});

test('the code of a booking without a price stays after the deadline', async () => {
  await makeCode({ code: 'GRATIS', value: '100' });
  const { browser, bookingId } = await anUnpaidBooking(app);
  await offer(browser, bookingId, 'GRATIS');
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    bookingId,
  ]);
  const late = await offer(browser, bookingId, null);
  expect([late.status, late.body.code]).toEqual([409, 'payment_deadline_passed']);
  expect(await usageOf('GRATIS')).toBe(1);
});

test('a code that takes nothing off is refused, and its use is not counted', async () => {
  await makeCode({ code: 'CASINADA', value: '0.01' });
  const { browser, bookingId } = await anUnpaidBooking(app); // 0.01 % of 14.50 rounds to 0.00
  const free = await anUnpaidBooking(app, { daySingles: 0 });
  for (const booking of [{ browser, bookingId }, free]) {
    expect(await offer(booking.browser, booking.bookingId, 'CASINADA')).toMatchObject({
      status: 409,
      body: {
        code: 'discount_worthless',
        message: 'Este código no descuenta nada de esta reserva.',
      },
    });
  }
  expect(await usageOf('CASINADA')).toBe(0);
  expect((await createIntent({ browser, bookingId })).body.amount).toBe('14.50');
});

test('a booking takes one code at a time, and none after its payment link exists', async () => {
  await makeCode({ code: 'UNO' });
  await makeCode({ code: 'DOS' });
  const booking = await anUnpaidBooking(app);
  await offer(booking.browser, booking.bookingId, 'UNO');
  const second = await offer(booking.browser, booking.bookingId, 'DOS');
  expect([second.status, second.body.code]).toEqual([409, 'discount_already_applied']);
  const shared = await aDoublesBooking(app);
  await share(shared);
  const late = await offer(shared.browser, shared.bookingId, 'UNO');
  expect([late.status, late.body.code]).toEqual([409, 'booking_already_shared']);
});

test('no code can be applied or removed after the first payment', async () => {
  await makeCode({ code: 'TARDE' });
  const plain = await anUnpaidBooking(app);
  const cheaper = await anUnpaidBooking(app);
  await offer(cheaper.browser, cheaper.bookingId, 'TARDE');
  await Promise.all([pay(app, plain), pay(app, cheaper)]);
  for (const [{ browser, bookingId }, code] of [
    [plain, 'TARDE'],
    [cheaper, null],
  ] as const) {
    const refused = await offer(browser, bookingId, code);
    expect([refused.status, refused.body.code]).toEqual([409, 'discount_too_late']);
  }
  expect(await usageOf('TARDE')).toBe(1);
});

test('an exhausted code is refused when it is validated', async () => {
  await makeCode({ code: 'UNAVEZ', maxUsage: 1 });
  const { browser, bookingId } = await anUnpaidBooking(app);
  await offer(browser, bookingId, 'UNAVEZ');
  const refused = await new Browser(app.url).post<OfferResponse>('/api/discount-codes/validate', {
    code: 'UNAVEZ',
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'discount_exhausted']);
  expect(refused.body.message).toBe('Ese código ya se usó todas las veces que se podía.');
});

test('no code can be applied while a guarantee is held, but after its release', async () => {
  await makeCode({ code: 'GARANTIA' });
  const booking = await aDoublesBooking(app, 2900);
  const { browser, bookingId } = booking;
  const intentId = await holdTotal(app, booking);
  await eventually(async () =>
    expect((await booksOf(app, bookingId)).payments).toEqual([{ status: 'held', excess: false }]),
  );
  for (const purpose of ['full', 'guarantee']) {
    const request = { bookingId, discountCode: 'GARANTIA', purpose };
    const refused = await browser.post<OfferResponse>('/api/create-payment-intent', request);
    expect([refused.status, refused.body.code]).toEqual([409, 'guarantee_held']);
    expect(refused.body.message).toContain('garantía');
  }
  expect(await usageOf('GARANTIA')).toBe(0);
  await providerOf(app).paymentIntents.cancel(intentId);
  await eventually(async () =>
    expect((await offer(browser, bookingId, 'GARANTIA')).body.amount).toBe('26.10'),
  );
});

test('an unconfirmed guarantee is replaced by one at the new price after a code is applied', async () => {
  await makeCode({ code: 'ANTES' });
  const { browser, bookingId } = await aDoublesBooking(app, 2900);
  const request = { bookingId, purpose: 'guarantee' };
  const before = await browser.post<OfferResponse>('/api/create-payment-intent', request);
  expect(before.body.amount).toBe('29.00');
  expect((await offer(browser, bookingId, 'ANTES')).body.amount).toBe('26.10');
  const clientSecret = before.body.clientSecret ?? '';
  const confirmed = await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
  expect(confirmed.body.error?.code).toBe('payment_intent_unexpected_state');
  expect((await browser.post<OfferResponse>('/api/create-payment-intent', request)).body.amount).toBe(
    '26.10',
  );
});

test.each([
  ['NOEXISTE', {}, 404, 'discount_unknown'],
  ['APAGADO', { isActive: false }, 409, 'discount_inactive'],
  ['VENCIDO', { expiresAt: '2020-01-01T00:00:00Z' }, 409, 'discount_expired'],
])('the code %s is refused with its own reason', async (code, values, status, reason) => {
  if (status !== 404) await makeCode({ code, ...values });
  const response = await new Browser(app.url).post<{ code: string }>('/api/discount-codes/validate', {
    code,
  });
  expect([response.status, response.body.code]).toEqual([status, reason]);
});

test('a network address that guesses many codes at the same time has to wait', async () => {
  const guess = (code: string) => new Browser(app.url).post('/api/discount-codes/validate', { code });
  await app.sql(`delete from rate_limits where bucket like 'code-guess:%'`);
  const responses = await Promise.all(Array.from({ length: 25 }, (_, index) => guess(`NADA${index}`)));
  const statuses = responses.map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 404).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([10, 15]);
  await app.sql(`delete from rate_limits where bucket like 'code-guess:%'`);
});

test('wrong codes count together at both doors, and right ones do not count', async () => {
  const forget = () => app.sql(`delete from rate_limits where bucket like 'code-guess:%'`);
  await forget();
  await makeCode({ code: 'DEVERDAD' });
  const { browser, bookingId } = await anUnpaidBooking(app);
  const atTheCheck = (code: string) => browser.post<OfferResponse>('/api/discount-codes/validate', { code });
  const atThePayment = (code: string) => offer(browser, bookingId, code);
  for (let round = 0; round < 4; round++) {
    expect((await atTheCheck('DEVERDAD')).status).toBe(200);
    expect((await atThePayment('DEVERDAD')).status).toBe(201);
    expect((await offer(browser, bookingId, null)).status).toBe(201);
  }
  const guesses = Array.from({ length: 24 }, (_, n) => (n % 2 ? atTheCheck : atThePayment)(`NADA${n}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  for (const door of [atTheCheck, atThePayment])
    expect(await door('DEVERDAD')).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect((await createIntent({ browser, bookingId })).status).toBe(201);
  await forget();
});

test('visitors see only promoted codes and cannot create codes', async () => {
  await makeCode({ code: 'PARATODOS', isPromoted: true });
  const visitor = new Browser(app.url);
  const { body } = await visitor.get<{ code: string }[]>('/api/discount-codes');
  expect(body.map(({ code }) => code)).toEqual(['PARATODOS']);
  expect((await admin.get<unknown[]>('/api/discount-codes')).body.length).toBeGreaterThan(1);
  expect(
    (await visitor.post('/api/admin/discount-codes', { code: 'MIO', type: 'fixed', value: '1' })).status,
  ).toBe(401);
});
