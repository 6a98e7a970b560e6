import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import type { BookingId } from '../../src/kernel/domain/ids.js';
import { BookingsFacade, CancelBooking } from '../../src/modules/bookings/index.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { playerOf } from '../support/fixtures/manage.js';
import { pay } from '../support/fixtures/payments.js';

const clock = new FixedClock('2026-11-20T20:00:00Z');
let app: TestApp;
let venueId: string;
let courtId: string;
let player: Browser;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set('2026-11-20T20:00:00Z');
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
  player = new Browser(app.url);
});
afterAll(() => app.close());

interface Cancelled {
  code?: string;
  refundPercentage: number;
  refundAmount: string;
  booking: { status: string };
}

const HOUR = { bookingDate: '2026-11-23', timeSlot: '18:00', gameType: 'singles' };

async function book(): Promise<BookingId> {
  return (await player.post<{ id: BookingId }>('/api/bookings', { ...HOUR, courtId })).body.id;
}
const cancel = (browser: Browser, bookingId: string) =>
  browser.post<Cancelled>('/api/cancellations', { bookingId, userId: 'me', cancellationReason: 'Llueve' });

/** The booked hour begins at 2026-11-23T23:00:00Z. */
test.each([
  ['24 h and a second before', '2026-11-22T22:59:59Z', 100, '16.50'],
  ['24 h before', '2026-11-22T23:00:00Z', 50, '8.25'],
  ['12 h before', '2026-11-23T11:00:00Z', 50, '8.25'],
  ['a second less than 12 h before', '2026-11-23T11:00:01Z', 0, '0.00'],
])('a cancellation %s (at %s) refunds %i %%', async (_, at, refundPercentage, refundAmount) => {
  const bookingId = await book();
  await pay(app, { browser: player, bookingId });
  clock.set(at);
  const { status, body } = await cancel(player, bookingId);
  expect([status, body.refundPercentage, body.refundAmount]).toEqual([201, refundPercentage, refundAmount]);
  expect(body.booking.status).toBe('cancelled');
});

test('cancelling twice at once decides once and returns the same refund twice', async () => {
  const bookingId = await book();
  const [first, second] = await Promise.all([cancel(player, bookingId), cancel(player, bookingId)]);
  expect(second.body.refundPercentage).toBe(first.body.refundPercentage);
  clock.set('2026-11-23T20:00:00Z');
  expect((await cancel(player, bookingId)).body.refundPercentage).toBe(100);
});

test.each([
  ['without a payment in progress', async () => undefined],
  ['that is paid', (bookingId: BookingId) => pay(app, { browser: player, bookingId })],
])('the hour of a booking %s is free in the moment of its cancellation', async (_case, prepare) => {
  const bookingId = await book();
  await prepare(bookingId);
  expect((await cancel(player, bookingId)).status).toBe(201);
  const next = await new Browser(app.url).post('/api/bookings', { ...HOUR, courtId });
  expect(next.status).toBe(201);
});

test('the hour of a cancelled booking stays taken until its open card form has ended', async () => {
  const bookingId = await book();
  await player.post('/api/create-payment-intent', { bookingId });
  const work = app.get(UnitOfWork).run(async () => {
    await app.get(CancelBooking).execute({ bookingId, playerId: await playerOf(player), reason: null });
    expect(await app.get(BookingsFacade).lock(bookingId)).toMatchObject({ status: 'closing' });
  });
  await work;
  await eventually(async () =>
    expect((await new Browser(app.url).post('/api/bookings', { ...HOUR, courtId })).status).toBe(201),
  );
});

test('a player cannot cancel a booking of another player or one that has begun', async () => {
  const bookingId = await book();
  const stranger = new Browser(app.url);
  await stranger.post('/api/session');
  expect((await cancel(stranger, bookingId)).status).toBe(404);
  clock.set('2026-11-23T23:00:00Z');
  const late = await cancel(player, bookingId);
  expect([late.status, late.body.code]).toEqual([409, 'booking_already_started']);
});

test('open calendars of the venue are notified that an hour was taken', async () => {
  const messages: string[] = [];
  const leave = new AbortController();
  const stream = await fetch(`${app.url}/api/venues/${venueId}/events`, {
    headers: { accept: 'text/event-stream' },
    signal: leave.signal,
  });
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) messages.push(new TextDecoder().decode(chunk as Uint8Array));
  })().catch(() => undefined);
  await book();
  await eventually(() => expect(messages.join('')).toContain('"status":"booked"'), 1_000);
  leave.abort();
  await reading;
});
