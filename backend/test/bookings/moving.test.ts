import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  type BookingResponse,
  confirm,
  createIntent,
  intentOf,
  pay,
  providerOf,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, payPlace, share } from '../support/fixtures/sharing.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { holdTotal } from '../money/deadline-cases.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Moved extends BookingResponse {
  courtId: string;
  venueId: string;
  bookingDate: string;
  timeSlot: string;
  gameType: string;
  totalAmount: string;
  discountAmount: string;
  discountCode: string | null;
  tariffType: string;
  paymentDueAt: string;
  atDeadline: string;
}

const NEXT_DAY = dayFromNow(4);
const read = async (browser: Browser, id: string) => (await browser.get<Moved>(`/api/bookings/${id}`)).body;
const move = (browser: Browser, id: string, to: object) =>
  browser.post<Moved>(`/api/bookings/${id}/move`, { bookingDate: NEXT_DAY, timeSlot: '11:00', ...to });
/** Returns the claimed hours of a court as `yyyy-MM-dd hour`. */
const claimsOf = async (courtId: string) =>
  (
    await app.sql<{ claim: string }>(
      `select distinct slot_date::text || ' ' || half_hour / 2 as claim from half_hour_claims where court_id = $1 order by 1`,
      [courtId],
    )
  ).map(({ claim }) => claim);

test('a booking moves to another hour at the price of that hour, and the old hour is free', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const before = await read(browser, bookingId);
  const { status, body } = await move(browser, bookingId, { timeSlot: '19:00', gameType: 'doubles' });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      id: bookingId,
      bookingDate: `${NEXT_DAY}T19:00:00`,
      timeSlot: '19:00',
      tariffType: 'night',
      gameType: 'doubles',
      totalAmount: '33.00',
      paymentDueAt: before.paymentDueAt,
    }),
  ]);
  expect(await claimsOf(before.courtId)).toEqual([`${NEXT_DAY} 19`]);
  const again = { courtId: before.courtId, bookingDate: before.bookingDate, timeSlot: '10:00' };
  const other = await new Browser(app.url).post('/api/bookings', { ...again, gameType: 'singles' });
  expect(other.status).toBe(201);
});

test('a move is refused if the hour has another price than the organiser has seen, and nothing moves', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const before = await read(browser, bookingId);
  await app.sql('update courts set night_singles_cents = night_singles_cents + 250 where id = $1', [
    before.courtId,
  ]);
  const refused = await move(browser, bookingId, { timeSlot: '19:00', expectedAmount: '16.50' });
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ code: 'price_changed', message: expect.stringContaining('$19.00') as string }),
  ]);
  expect(await read(browser, bookingId)).toEqual(before);
  const moved = await move(browser, bookingId, { timeSlot: '19:00', expectedAmount: '19.00' });
  expect([moved.status, moved.body.totalAmount]).toEqual([200, '19.00']);
});

test('a move to the court next door needs the same venue', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const { venueId, courtId } = await read(browser, bookingId);
  const nextDoor = await aCourt(app, venueId, { number: 2, daySingles: 2000 });
  const elsewhere = await aCourt(app, await aVenue(app));
  const refused = await move(browser, bookingId, { courtId: elsewhere });
  expect([refused.status, refused.body.code]).toEqual([409, 'other_venue']);
  const { body } = await move(browser, bookingId, { courtId: nextDoor });
  expect([body.courtId, body.totalAmount]).toEqual([nextDoor, '20.00']);
  expect([await claimsOf(courtId), await claimsOf(nextDoor)]).toEqual([[], [`${NEXT_DAY} 11`]]);
});

test('another game in the same hour changes the price and keeps the hour', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const { courtId, bookingDate, timeSlot } = await read(browser, bookingId);
  const { status, body } = await move(browser, bookingId, { bookingDate, timeSlot, gameType: 'doubles' });
  expect([status, body.totalAmount]).toEqual([200, '29.00']);
  expect(await claimsOf(courtId)).toEqual([`${bookingDate.slice(0, 10)} 10`]);
});

test('a taken hour is refused, and the booking keeps the hour and the price that it had', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const { courtId, bookingDate } = await read(browser, bookingId);
  const taken = { courtId, bookingDate: NEXT_DAY, timeSlot: '11:00', gameType: 'singles' };
  await new Browser(app.url).post('/api/bookings', taken);
  const { status, body } = await move(browser, bookingId, { gameType: 'doubles' });
  expect([status, body.code]).toEqual([409, 'slot_taken']);
  expect(await read(browser, bookingId)).toMatchObject({ bookingDate, totalAmount: '14.50' });
  expect(await claimsOf(courtId)).toHaveLength(2);
});

test('the payment of the old hour ends, and the next one asks for the price of the new hour', async () => {
  const payment = await anOpenPayment(app);
  const { browser, bookingId, intentId } = payment;
  expect((await move(browser, bookingId, { timeSlot: '20:00' })).status).toBe(200);
  expect((await providerOf(app).paymentIntents.retrieve(intentId)).status).toBe('canceled');
  expect((await confirm(app, payment)).status).toBe(400);
  expect((await createIntent(payment)).body.amount).toBe('16.50');
  await pay(app, payment);
  expect((await booksOf(app, bookingId)).paidCents).toBe(1650);
});

test('a payment that arrives first counts for the old hour, and the move is refused', async () => {
  const payment = await anOpenPayment(app);
  await confirm(app, payment);
  const before = await read(payment.browser, payment.bookingId);
  const { status, body } = await move(payment.browser, payment.bookingId, {});
  expect([status, body.code]).toEqual([409, 'move_too_late']);
  const { timeSlot, paymentStatus } = await read(payment.browser, payment.bookingId);
  expect([timeSlot, paymentStatus]).toEqual([before.timeSlot, 'completed']);
});

test('a booking whose payment link or guarantee others count on does not move', async () => {
  const shared = await anUnpaidBooking(app);
  await share(shared);
  const held = await anUnpaidBooking(app);
  await holdTotal(app, held);
  const plan = async () => (await read(held.browser, held.bookingId)).atDeadline;
  await eventually(async () => expect(await plan()).toBe('charges_guarantee'));
  const responses = [
    await move(shared.browser, shared.bookingId, {}),
    await move(held.browser, held.bookingId, {}),
  ];
  expect(responses.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
    '409 booking_already_shared',
    '409 guarantee_held',
  ]);
});

test('a move that is refused after the first paid place does not end the payment of a friend', async () => {
  const shared = await aDoublesBooking(app);
  const { shareToken } = await share(shared);
  await payPlace(app, shared.bookingId, shareToken);
  const { body: offer } = await askForPlace(new Browser(app.url), shared.bookingId, shareToken);
  const { status, body } = await move(shared.browser, shared.bookingId, {});
  expect([status, body.code]).toEqual([409, 'move_too_late']);
  const { status: ofFriend } = await providerOf(app).paymentIntents.retrieve(
    intentOf(offer.clientSecret ?? ''),
  );
  expect(ofFriend).toBe('requires_payment_method');
});

test('the discount code stays and is taken off the new price, with the same single use', async () => {
  const admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
  await admin.post('/api/admin/discount-codes', {
    code: 'MUDANZA',
    type: 'percentage',
    value: '10',
    maxUsage: 1,
  });
  const { browser, bookingId } = await anUnpaidBooking(app);
  await browser.post('/api/create-payment-intent', { bookingId, discountCode: 'MUDANZA' });
  const { body } = await move(browser, bookingId, { timeSlot: '18:00' });
  expect(body).toMatchObject({ discountCode: 'MUDANZA', discountAmount: '1.65', totalAmount: '14.85' });
  const [redemption] = await app.sql(
    `select r.amount_cents as amount, c.usage_count as uses from redemptions r
       join discount_codes c on c.id = r.code_id where r.booking_id = $1 and r.status = 'live'`,
    [bookingId],
  );
  expect(redemption).toEqual({ amount: 165, uses: 1 });
});

test('two bookings that swap their hours at once refuse each other, and no hour is lost', async () => {
  const [one, other] = [await anUnpaidBooking(app), new Browser(app.url)];
  const { courtId } = await read(one.browser, one.bookingId);
  const slot = { courtId, bookingDate: NEXT_DAY, timeSlot: '11:00', gameType: 'singles' };
  const { body } = await other.post<Moved>('/api/bookings', slot);
  const first = dayFromNow(3);
  const outcomes = await Promise.all([
    move(one.browser, one.bookingId, {}),
    move(other, body.id, { bookingDate: first, timeSlot: '10:00' }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([409, 409]);
  expect(await claimsOf(courtId)).toEqual([`${first} 10`, `${NEXT_DAY} 11`]);
});

test('50 bookings move to one hour at once: exactly one gets it, and every other keeps its own', async () => {
  const venueId = await aVenue(app);
  const target = await aCourt(app, venueId, { number: 99 });
  const movers = await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      const browser = new Browser(app.url);
      const courtId = await aCourt(app, venueId, { number: number + 1 });
      const slot = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'singles' };
      return { browser, courtId, id: (await browser.post<Moved>('/api/bookings', slot)).body.id };
    }),
  );
  const outcomes = await Promise.all(movers.map(({ browser, id }) => move(browser, id, { courtId: target })));
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(outcomes.filter(({ body }) => body.code === 'slot_taken')).toHaveLength(49);
  const claims = await Promise.all(movers.map(({ courtId }) => claimsOf(courtId)));
  expect(claims.flat()).toHaveLength(49);
  expect(await claimsOf(target)).toEqual([`${NEXT_DAY} 11`]);
});
