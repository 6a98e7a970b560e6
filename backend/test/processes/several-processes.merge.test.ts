import { Browser } from '../support/app/browser.js';
import { ADMIN } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { anUnpaidBooking, type BookingResponse } from '../support/fixtures/payments.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { openEventStream } from '../support/app/event-stream.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';
import { openPlaces } from '../support/fixtures/open-games.js';
import { aWaiter, offered, longAgo } from '../support/fixtures/waiting.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';

const LONG = 120_000;
const PLAYERS = 100;

let database: TestDatabase;
let first: ServerProcess;
let second: ServerProcess;
let worker: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  const start = (PROCESS_ROLE: string) =>
    startServerProcess(database.url, { PROCESS_ROLE, PAYMENT_GRACE_SECONDS: '20' });
  [first, second, worker] = await Promise.all([start('api'), start('api'), start('worker')]);
}, LONG);
afterAll(async () => {
  await Promise.all([first, second, worker].map((process) => process.kill()));
  await database.drop();
});

test('an admin who signs in or out at one process is signed in or out at all of them', async () => {
  const admin = new Browser(first.url);
  expect((await admin.post('/api/admin/login', ADMIN)).status).toBe(200);
  const elsewhere = admin.at(second.url);
  expect((await elsewhere.get('/api/admin/dashboard')).status).toBe(200);
  await elsewhere.post('/api/admin/logout', {});
  expect((await admin.get('/api/admin/dashboard')).status).toBe(401);
});

test('a booking that one process made is visible at the other', async () => {
  const { browser, bookingId } = await anUnpaidBooking(first);
  const { status, body } = await browser.at(second.url).get<BookingResponse>(`/api/bookings/${bookingId}`);
  expect([status, body.id]).toEqual([200, bookingId]);
});

test(
  `${PLAYERS} players compete for one hour through two processes and exactly one gets it`,
  async () => {
    const courtId = await aCourt(first, await aVenue(first));
    const slot = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'singles' };
    const players = Array.from(
      { length: PLAYERS },
      (_, index) => new Browser((index % 2 ? first : second).url),
    );
    await Promise.all(players.map((player) => player.post('/api/session')));
    const responses = await Promise.all(players.map((player) => player.post('/api/bookings', slot)));
    const statuses = responses.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: PLAYERS - 1 }, () => 409)]);
  },
  LONG,
);

test('an hour taken through one process appears within a second at the other', async () => {
  const venueId = await aVenue(first);
  const courtId = await aCourt(first, venueId);
  const stream = await openEventStream(`${second.url}/api/venues/${venueId}/events`);
  const slot = { courtId, bookingDate: dayFromNow(4), timeSlot: '11:00', gameType: 'singles' };
  await new Browser(first.url).post('/api/bookings', slot);
  await eventually(() => expect(stream.received()).toContain(courtId), 1_000);
  stream.close();
});

test('a place paid through one process appears within a second at the other', async () => {
  const booking = await aDoublesBooking(first);
  const { shareToken } = await share(booking);
  const stream = await openEventStream(`${second.url}/api/shared-payment-links/${shareToken}/events`);
  const before = stream.received().length;
  await payPlace(first, booking.bookingId, shareToken);
  await eventually(() => expect(stream.received().length).toBeGreaterThan(before), 1_000);
  stream.close();
});

test('an hour that the worker offers appears within a second, and is booked through any process', async () => {
  const venueId = await aVenue(first);
  const courtId = await aCourt(first, venueId);
  const slot = { courtId, bookingDate: dayFromNow(4), timeSlot: '11:00', gameType: 'singles' };
  const owner = new Browser(first.url);
  const { body } = await owner.post<BookingResponse>('/api/bookings', slot);
  await longAgo(first, body.id);
  const waiter = await aWaiter(second, {
    venueId,
    courtId,
    date: slot.bookingDate,
    from: '11:00',
    to: '11:00',
  });
  const stream = await openEventStream(`${second.url}/api/venues/${venueId}/events`);
  const own = await openEventStream(`${first.url}/api/waiting-list/events`, waiter.browser);
  await owner.post('/api/cancellations', { bookingId: body.id });
  const { token } = await offered(waiter);
  await eventually(() => expect(stream.received()).toContain(courtId), 1_000);
  await eventually(() => expect(own.received()).toContain(waiter.entryId), 1_000);
  const accept = (url: string) =>
    waiter.browser.at(url).post<BookingResponse>(`/api/offers/${token}/accept`, {});
  const answers = await Promise.all([accept(first.url), accept(second.url)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
  stream.close();
  own.close();
});

test('a place that is opened to anyone through one process appears within a second at the other', async () => {
  const booking = await aDoublesBooking(first);
  await share(booking);
  const stream = await openEventStream(`${second.url}/api/search/events`);
  const before = stream.received().length;
  await openPlaces(booking, 1);
  await eventually(() => expect(stream.received().length).toBeGreaterThan(before), 1_000);
  stream.close();
});

test(
  'the worker enforces the deadline of a booking that an API process made',
  async () => {
    const { bookingId } = await anUnpaidBooking(second);
    await first.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
      bookingId,
    ]);
    await eventually(async () => {
      const [booking] = await first.sql<{ status: string }>('select status from bookings where id = $1', [
        bookingId,
      ]);
      expect(booking?.status).toBe('expired');
    }, 60_000);
  },
  LONG,
);

test(
  'every stream is ready again soon after another process was killed, because it may have sent nothing',
  async () => {
    const killed = await startServerProcess(database.url, { PROCESS_ROLE: 'api' });
    const venueId = await aVenue(first);
    const streams = await Promise.all(
      [first, second].map(({ url }) => openEventStream(`${url}/api/venues/${venueId}/events`)),
    );
    await killed.kill();
    await eventually(() => expect(streams.map((stream) => stream.readies())).toEqual([2, 2]), 30_000);
    for (const stream of streams) stream.close();
  },
  LONG,
);
