import type { BookingId } from '../../src/kernel/domain/ids.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { pay } from '../support/fixtures/payments.js';

/** A Friday, 15:00 in Guayaquil and 20:00 in UTC. */
const clock = new FixedClock('2026-11-20T20:00:00Z');

interface BookingResponse {
  id: BookingId;
  code?: string;
  message?: string;
  bookingId?: string;
  userId: string;
  totalAmount: string;
  tariffType: string;
  paymentStatus: string;
  status: string;
  bookingDate: string;
  startsAt: string;
  paymentDueAt: string;
  refundPolicy: unknown[];
}

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

const book = (browser: Browser, values: Record<string, unknown> = {}, headers = {}) =>
  browser.post<BookingResponse>(
    '/api/bookings',
    { courtId, bookingDate: '2026-11-21T00:00:00', timeSlot: '18:00', gameType: 'singles', ...values },
    headers,
  );

test('a booking keeps the price, tariff, deadline and refund terms of the moment it was made', async () => {
  const { status, body } = await book(player);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    totalAmount: '16.50',
    paidAmount: '0.00',
    tariffType: 'night',
    paymentStatus: 'pending',
    status: 'active',
    bookingDate: '2026-11-21T18:00:00',
    startsAt: '2026-11-21T23:00:00.000Z',
    endsAt: '2026-11-22T00:00:00.000Z',
    durationMinutes: 60,
    paymentDueAt: '2026-11-20T21:00:00.000Z',
    refundPolicy: [
      {
        percentage: 100,
        until: '2026-11-20T23:00:00.000Z',
        inclusive: false,
        localUntil: '2026-11-20T18:00:00',
        amount: '16.50',
      },
      {
        percentage: 50,
        until: '2026-11-21T11:00:00.000Z',
        inclusive: true,
        localUntil: '2026-11-21T06:00:00',
        amount: '8.25',
      },
    ],
  });
  await app.sql(`update courts set night_singles_cents = 9900 where id = $1`, [courtId]);
  expect((await player.get(`/api/bookings/${body.id}`)).body).toMatchObject({ totalAmount: '16.50' });
});

test.each([
  ['06:00', 'singles', '14.50', 'day'],
  ['17:00', 'doubles', '29.00', 'day'],
  ['18:00', 'singles', '16.50', 'night'],
  ['21:00', 'doubles', '33.00', 'night'],
])('a booking at %s for %s costs %s (%s tariff)', async (timeSlot, gameType, totalAmount, tariffType) => {
  expect((await book(player, { timeSlot, gameType })).body).toMatchObject({ totalAmount, tariffType });
});

test('the payment is due when the hour begins if that is before the grace period ends', async () => {
  clock.set('2026-11-20T22:30:00Z');
  const { body } = await book(player, { bookingDate: '2026-11-20' });
  expect(body).toMatchObject({
    startsAt: '2026-11-20T23:00:00.000Z',
    paymentDueAt: '2026-11-20T23:00:00.000Z',
  });
});

test('an hour that has begun cannot be booked, in whatever zone the caller is', async () => {
  clock.set('2026-11-20T23:00:00Z');
  const { status, body } = await book(player, { bookingDate: '2026-11-20' });
  expect([status, body.code]).toEqual([400, 'slot_in_the_past']);
});

test('a player can book 60 days ahead and no further', async () => {
  expect((await book(player, { bookingDate: '2027-01-19' })).status).toBe(201);
  const { status, body } = await book(player, { bookingDate: '2027-01-20' });
  expect([status, body.code]).toEqual([400, 'beyond_booking_window']);
});

test('the second booking of an hour is refused; the error names the booking only to its own player', async () => {
  const first = await book(player);
  const stranger = await book(new Browser(app.url));
  expect(stranger.body).toMatchObject({
    statusCode: 409,
    code: 'slot_taken',
    message: 'Ese horario acaba de ser reservado. Elige otro, por favor.',
  });
  expect(stranger.body.bookingId).toBeUndefined();
  expect((await book(player)).body.bookingId).toBe(first.body.id);
});

test('a fifth unpaid booking is refused, however many requests arrive at once', async () => {
  await player.post('/api/session');
  const hours = ['06', '07', '08', '09', '10', '11', '12', '13'];
  const responses = await Promise.all(hours.map((hour) => book(player, { timeSlot: `${hour}:00` })));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(4);
  const refused = responses.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 4 }, () => [429, 'too_many_unpaid']),
  );
});

test('a court under maintenance takes no booking', async () => {
  const closed = await aCourt(app, venueId, { number: 2, status: 'maintenance' });
  const { status, body } = await book(player, { courtId: closed });
  expect([status, body.code]).toEqual([409, 'court_unavailable']);
});

test('a request with the same Idempotency-Key returns the same booking', async () => {
  await player.post('/api/session');
  const headers = { 'Idempotency-Key': 'a-key-of-the-test' };
  const [first, second] = [await book(player, {}, headers), await book(player, {}, headers)];
  expect([second.status, second.body]).toEqual([201, first.body]);
  const other = await book(player, { timeSlot: '19:00' }, headers);
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
});

test('the user id in the body is an alias of the session, never an authorisation', async () => {
  expect((await book(player, { userId: 'demo-user' })).status).toBe(201);
  expect((await book(player, { userId: 'me', timeSlot: '19:00' })).status).toBe(201);
  expect((await book(player, { userId: 'user-of-another-player', timeSlot: '20:00' })).status).toBe(404);
});

test('only its owner can read a booking', async () => {
  const { body } = await book(player);
  const stranger = new Browser(app.url);
  await stranger.post('/api/session');
  expect((await player.get(`/api/bookings/${body.id}`)).status).toBe(200);
  expect((await stranger.get(`/api/bookings/${body.id}`)).status).toBe(404);
  expect((await player.get<unknown[]>('/api/bookings/user/me')).body).toHaveLength(1);
  expect((await player.get<unknown[]>('/api/bookings/user/demo-user')).body).toHaveLength(1);
  expect((await player.get(`/api/bookings/user/${body.userId}`)).status).toBe(200);
  expect((await stranger.get(`/api/bookings/user/${body.userId}`)).status).toBe(404);
  expect((await stranger.get<unknown[]>('/api/bookings/user/me')).body).toEqual([]);
  expect((await stranger.get('/api/bookings/today')).status).toBe(401);
});

test('the calendar shows that an hour is taken, but not by whom', async () => {
  const { body } = await book(player);
  const path = `/api/venues/${venueId}/bookings?year=2026&month=11`;
  const stranger = await new Browser(app.url).get<Record<string, unknown>[]>(path);
  expect(stranger.body).toEqual([
    {
      id: expect.any(String) as string,
      bookingDate: '2026-11-21T18:00:00',
      timeSlot: '18:00',
      durationMinutes: 60,
      gameType: 'singles',
      totalAmount: '16.50',
      paymentStatus: 'pending',
      court: { courtNumber: 1, name: 'Cancha 1' },
    },
  ]);
  expect(stranger.body[0]?.['id']).not.toBe(body.id);
  expect((await player.get<{ id: string }[]>(path)).body[0]?.id).toBe(body.id);
  expect((await player.get<unknown[]>(`/api/venues/${venueId}/bookings?year=2026&month=12`)).body).toEqual(
    [],
  );
});

test('the day of a court lists 16 hours: past, taken and free ones', async () => {
  await book(player, { bookingDate: '2026-11-20' });
  const { body } = await player.get<Record<string, string>[]>(
    `/api/courts/${courtId}/availability?date=2026-11-20`,
  );
  expect(body).toHaveLength(16);
  expect(body.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 'past'),
    'available',
    'available',
    'booked',
    'available',
    'available',
    'available',
  ]);
  expect(body[10]).toEqual({
    timeSlot: '16:00',
    tariffType: 'day',
    status: 'available',
    singlesPrice: '14.50',
    doublesPrice: '29.00',
    durations: [{ minutes: 60, singlesPrice: '14.50', doublesPrice: '29.00' }],
  });
});

test('a booking whose hour has been played shows as completed', async () => {
  const { body } = await book(player);
  await pay(app, { browser: player, bookingId: body.id });
  clock.set('2026-11-22T00:00:00Z');
  expect((await player.get(`/api/bookings/${body.id}`)).body).toMatchObject({ status: 'completed' });
});

interface VenueDay {
  courts: { id: string; starts: { timeSlot: string; status: string; durations: object[] }[] }[];
}
const dayOf = (venue: string, date: string) => player.get<VenueDay>(`/api/venues/${venue}/day?date=${date}`);

test('the day of a venue lists the starts of every court with their lengths and prices', async () => {
  const dear = await aCourt(app, venueId, { number: 2, daySingles: 2000 });
  await aCourt(app, await aVenue(app));
  await book(player);
  const { status, body } = await dayOf(venueId, '2026-11-21');

  expect(status).toBe(200);
  expect(body).toMatchObject({ opening: [['06:00', '22:00']], note: null });
  expect(body.courts.map(({ id, starts }) => [id, starts.length])).toEqual([
    [courtId, 16],
    [dear, 16],
  ]);
  expect(body.courts[0]).toMatchObject({ courtNumber: 1, name: 'Cancha 1' });
  expect(body.courts[0]?.starts[12]).toEqual({
    timeSlot: '18:00',
    status: 'booked',
    durations: [{ minutes: 60, singlesPrice: '16.50', doublesPrice: '33.00' }],
  });
  expect(body.courts[1]?.starts[0]).toEqual({
    timeSlot: '06:00',
    status: 'available',
    durations: [{ minutes: 60, singlesPrice: '20.00', doublesPrice: '29.00' }],
  });
});

test('the day of a venue shows whether a running hour stands free, is taken or in maintenance', async () => {
  const taken = await aCourt(app, venueId, { number: 2 });
  await aCourt(app, venueId, { number: 3, status: 'maintenance' });
  await book(player, { courtId: taken, bookingDate: '2026-11-20', timeSlot: '16:00' });
  clock.set('2026-11-20T21:30:00Z');
  const { body } = await dayOf(venueId, '2026-11-20');

  expect(body.courts.map(({ starts }) => starts[10]?.status)).toEqual(['past', 'booked', 'blocked']);
  expect(body.courts.map(({ starts }) => starts[11]?.status)).toEqual(['available', 'available', 'blocked']);
});

test('the day of a venue is empty without courts, and refused without a venue or a real day', async () => {
  const empty = await dayOf(await aVenue(app), '2026-11-21');
  expect(empty.body).toEqual({ courts: [], opening: [['06:00', '22:00']], note: null });
  expect(await dayOf('00000000-0000-7000-8000-000000000000', '2026-11-21')).toMatchObject({
    status: 404,
    body: { code: 'venue_not_found' },
  });
  expect((await dayOf(venueId, '2026-02-31')).status).toBe(400);
});

test('the free hours of a month count what can still be booked on each day', async () => {
  const free = async (month: string) => {
    const path = `/api/venues/${venueId}/free-hours?year=2026&month=${month}`;
    const { body } = await player.get<{ date: string; free: number }[]>(path);
    return Object.fromEntries(body.map((day) => [day.date.slice(5), day.free]));
  };
  const second = await aCourt(app, venueId, { number: 2 });
  const closed = await aCourt(app, venueId, { number: 3 });
  await book(player, { courtId: closed });
  await app.sql(`update courts set status = 'maintenance' where id = $1`, [closed]);
  await book(player);
  await book(player, { courtId: second, bookingDate: '2026-11-20', timeSlot: '16:00' });
  await book(player, { bookingDate: '2026-12-31', timeSlot: '21:00' });

  const november = await free('11');
  expect(Object.keys(november)).toHaveLength(30);
  expect(november).toMatchObject({ '11-19': 0, '11-20': 11, '11-21': 31, '11-30': 32 });
  expect(await free('12')).toMatchObject({ '12-01': 32, '12-31': 31 });
  const unknown = '/api/venues/00000000-0000-7000-8000-000000000000/free-hours?year=2026&month=11';
  expect((await player.get(unknown)).status).toBe(404);
});
