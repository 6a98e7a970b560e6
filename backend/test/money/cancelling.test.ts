import type { GameType } from '../../src/kernel/domain/games.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { type BookingResponse, confirm, intentOf, pay, providerOf } from '../support/fixtures/payments.js';
import { askForPlace, payPlace, share } from '../support/fixtures/sharing.js';

const clock = new FixedClock('2026-11-20T20:00:00Z');
let app: TestApp;
let courtId: string;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set('2026-11-20T20:00:00Z');
  courtId = await aCourt(app, await aVenue(app), { nightDoubles: 2905, nightSingles: 1305 });
  browser = new Browser(app.url);
});
afterAll(() => app.close());

async function book(gameType: GameType, timeSlot = '18:00') {
  const command = { courtId, bookingDate: '2026-11-23', timeSlot, gameType };
  return { browser, bookingId: (await browser.post<BookingResponse>('/api/bookings', command)).body.id };
}
interface Cancelled {
  refundPercentage: number;
  refundAmount: string;
  booking: { refundStatus: string };
}
const cancel = (bookingId: string) => browser.post<Cancelled>('/api/cancellations', { bookingId });
const view = async (bookingId: string) => (await browser.get(`/api/bookings/${bookingId}`)).body;

test('half of 13.05 is refunded once as 6.53 after repeated cancellations, and the hour is free', async () => {
  const booking = await book('singles');
  const { intentId } = await pay(app, booking);
  clock.set('2026-11-23T01:00:00Z');
  const responses = await Promise.all(Array.from({ length: 20 }, () => cancel(booking.bookingId)));
  expect(new Set(responses.map(({ body }) => body.refundAmount))).toEqual(new Set(['6.53']));
  await eventually(async () =>
    expect(await view(booking.bookingId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'completed',
      refundedAmount: '6.53',
      refundStatus: 'succeeded',
    }),
  );
  const refunds = await providerOf(app).refunds.list({ payment_intent: intentId });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([653]);
  const other = new Browser(app.url);
  const command = { courtId, bookingDate: '2026-11-23', timeSlot: '18:00', gameType: 'singles' };
  expect((await other.post('/api/bookings', command)).status).toBe(201);
});

test('a cancellation that shows another refund than the terms give changes nothing and names theirs', async () => {
  const booking = await book('singles');
  const { bookingId } = booking;
  await pay(app, booking);
  const expecting = (expectedPercentage: unknown) =>
    browser.post<Cancelled>('/api/cancellations', { bookingId, expectedPercentage });
  clock.set('2026-11-22T23:00:00Z'); // 24 hours before the play
  expect(await expecting(100)).toMatchObject({
    status: 409,
    body: { code: 'terms_changed', refundPercentage: 50, refundAmount: '6.53' },
  });
  clock.set('2026-11-22T22:59:59.999Z');
  expect(await expecting(50)).toMatchObject({
    status: 409,
    body: { code: 'terms_changed', refundPercentage: 100, refundAmount: '13.05' },
  });
  expect((await expecting('todo')).status).toBe(400);
  expect(await view(bookingId)).toMatchObject({ status: 'active', refundStatus: 'none' });

  expect(await expecting(100)).toMatchObject({ status: 201, body: { refundAmount: '13.05' } });
  expect((await expecting(50)).status).toBe(201); // cancelled already
});

test('cancellations at once around the end of a term refund what one of them has shown', async () => {
  const booking = await book('singles');
  const { bookingId } = booking;
  await pay(app, booking);
  clock.set('2026-11-22T22:59:59.999Z');
  const asked = Array.from({ length: 20 }, (_, index) => {
    if (index === 10) clock.set('2026-11-22T23:00:00Z');
    const expectedPercentage = index % 2 === 0 ? 100 : 50;
    return browser.post<Cancelled>('/api/cancellations', { bookingId, expectedPercentage });
  });
  const outcomes = (await Promise.all(asked)).filter(({ status }) => status === 201);
  const refunds = new Set(outcomes.map(({ body }) => body.refundAmount));
  expect([...refunds]).toHaveLength(1);
});

test('the refund of a shared booking is distributed over the paying cards, to the cent', async () => {
  const booking = await book('doubles');
  const { shareToken } = await share(booking);
  for (let friend = 0; friend < 4; friend++) await payPlace(app, booking.bookingId, shareToken);
  clock.set('2026-11-23T01:00:00Z');
  expect((await cancel(booking.bookingId)).body).toMatchObject({
    refundPercentage: 50,
    refundAmount: '14.53',
  });
  await eventually(async () => {
    const parts = await app.sql<{ cents: number }>(
      `select amount_cents as cents from refunds where booking_id = $1 and status = 'succeeded' order by 1`,
      [booking.bookingId],
    );
    expect(parts.map(({ cents }) => cents)).toEqual([363, 363, 363, 364]);
  });
});

test('an hour that is released as unpaid stays when a friend has paid meanwhile', async () => {
  const { bookingId } = await book('doubles');
  const { shareToken } = await share({ browser, bookingId });
  const release = () => browser.post('/api/cancellations', { bookingId, onlyIfUnpaid: true });
  await payPlace(app, bookingId, shareToken);
  const { status, body } = await release();
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'booking_has_payments' })]);
  expect(await view(bookingId)).toMatchObject({ status: 'active', paymentStatus: 'partial' });
  const unpaid = await book('singles', '19:00');
  const released = await browser.post('/api/cancellations', {
    bookingId: unpaid.bookingId,
    onlyIfUnpaid: true,
  });
  expect([released.status, await view(unpaid.bookingId)]).toEqual([
    201,
    expect.objectContaining({ status: 'cancelled' }),
  ]);
});

test('the response to a cancellation shows the pending refund', async () => {
  const booking = await book('singles');
  await pay(app, booking);
  const { body } = await cancel(booking.bookingId);
  expect(body.booking).toMatchObject({ status: 'cancelled', refundedAmount: '13.05' });
  expect(body.booking.refundStatus).not.toBe('none');
});

test('a cancellation without refund shows no pending refund', async () => {
  const booking = await book('singles');
  await pay(app, booking);
  clock.set('2026-11-23T22:00:00Z');
  const { body } = await cancel(booking.bookingId);
  expect(body.booking).toMatchObject({ refundedAmount: '0.00', refundStatus: 'none' });
});

test('an unpaid booking is cancelled without asking the provider for a refund', async () => {
  const booking = await book('singles');
  await cancel(booking.bookingId);
  await eventually(async () =>
    expect(await view(booking.bookingId)).toMatchObject({ status: 'cancelled', refundStatus: 'none' }),
  );
  await eventually(async () =>
    expect(
      await app.sql(`select 1 from half_hour_claims where booking_id = $1`, [booking.bookingId]),
    ).toEqual([]),
  );
});

test('a friend who is paying cannot be charged after a cancellation', async () => {
  const booking = await book('doubles');
  const { shareToken } = await share(booking);
  const { body } = await askForPlace(new Browser(app.url), booking.bookingId, shareToken);
  const clientSecret = body.clientSecret ?? '';
  await cancel(booking.bookingId);
  await eventually(async () => {
    const { status } = await providerOf(app).paymentIntents.retrieve(intentOf(clientSecret));
    expect(status).toBe('canceled');
  });
  const confirmed = await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
  expect(confirmed.body.error?.code).toBe('payment_intent_unexpected_state');
});

test('a refund that the bank sends back is retried, then left to a person, and stays owed', async () => {
  const booking = await book('singles');
  await pay(app, booking, 'pm_card_refundFail');
  await cancel(booking.bookingId);
  await eventually(async () => {
    expect(await view(booking.bookingId)).toMatchObject({ refundStatus: 'failed', refundedAmount: '13.05' });
  }, 40_000);
}, 60_000);
