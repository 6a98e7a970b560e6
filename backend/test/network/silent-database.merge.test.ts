import { prepareDatabase } from '../../src/database/prepare-database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser, type TestResponse } from '../support/app/browser.js';
import { openEventStream } from '../support/app/event-stream.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import {
  aConfirmedPayment,
  anUnpaidBooking,
  type BookingResponse,
  booksOf,
  PAID_ONCE,
  report,
} from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { TcpProxy } from '../support/services/tcp-proxy.js';
import { ownTime } from '../support/own-time.js';

/** The times that docs/operations.md promises, in milliseconds. */
const SILENT_WITHIN = 6_000;
const LOCKED_WITHIN = 4_000;
const READY_WITHIN = 2_500;
const LISTENS_WITHIN = 15_000;

/** More requests than the pool has connections. */
const MANY = 50;

let database: TestDatabase;
let proxy: TcpProxy;
let app: TestApp;
let courtId: string;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await TcpProxy.to(database.url);
  app = await startTestApp({ databaseUrl: proxy.url, config: { role: 'api' } });
  courtId = await aCourt(app, await aVenue(app));
  browser = new Browser(app.url).impatient();
  await browser.post('/api/session');
});
afterEach(async () => {
  proxy.cut();
  await proxy.heal();
  await eventually(async () => expect((await browser.get('/health/ready')).status).toBe(200), 3_000);
});
afterAll(async () => {
  await app.close();
  await proxy.close();
  await database.drop();
});

const slot = (hour: number) => ({
  courtId,
  bookingDate: dayFromNow(3),
  timeSlot: `${String(hour).padStart(2, '0')}:00`,
  gameType: 'singles',
});

interface Timed {
  status: number;
  retryAfter: string | null;
  milliseconds: number;
}

async function timed(request: Promise<TestResponse<unknown>>): Promise<Timed> {
  const began = ownTime();
  const { status, headers } = await request;
  return { status, retryAfter: headers.get('retry-after'), milliseconds: ownTime() - began };
}

const many = (request: () => Promise<TestResponse<unknown>>) =>
  Promise.all(Array.from({ length: MANY }, () => timed(request())));

const slowest = (results: Timed[]) => Math.max(...results.map(({ milliseconds }) => milliseconds));

/** Prepares the database as a start does, and returns why that has failed. */
const aStart = () =>
  prepareDatabase({ application: proxy.url, owner: null }, { sandbox: false }).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );

/** Fills the pool with connections that are idle again. */
const openConnections = () => many(() => browser.get('/api/venues'));

test('one 503 is enough when a firewall forgets open connections, and live updates notice it', async () => {
  const stream = await openEventStream(`${app.url}/api/venues/${await aVenue(app)}/events`);
  await openConnections();
  expect(proxy.connections).toBeGreaterThan(3);
  proxy.forget();
  expect(await timed(browser.get('/api/venues'))).toMatchObject({ status: 503 });
  const afterwards = await timed(browser.get('/api/venues'));
  expect(afterwards.status).toBe(200);
  expect(afterwards.milliseconds).toBeLessThan(1_000);
  await eventually(() => expect(stream.readies()).toBe(2), LISTENS_WITHIN);
  stream.close();
}, 30_000);

test('every request to a silent database gets 503 in time, and all work again afterwards', async () => {
  await openConnections();
  proxy.freeze();
  const ready = timed(browser.get('/health/ready'));
  const started = aStart();
  const results = await many(() => browser.get('/api/venues'));
  expect(new Set(results.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
    new Set(['503 2']),
  );
  expect(slowest(results)).toBeLessThan(SILENT_WITHIN);
  expect(await ready).toMatchObject({ status: 503, retryAfter: '2' });
  expect((await ready).milliseconds).toBeLessThan(READY_WITHIN);
  await expect(started).resolves.toMatch(/timeout/);
  await proxy.heal();
  await eventually(async () => expect((await browser.get('/api/venues')).status).toBe(200), 3_000);
}, 30_000);

test('a booking whose commit is never confirmed can be repeated, and exists once', async () => {
  const book = () =>
    browser.post<BookingResponse & { bookingId: string }>('/api/bookings', slot(8), {
      'idempotency-key': 'lost-commit',
    });
  proxy.when('toServer', 'bookings.add', () => proxy.freeze('toClient'));
  expect((await book()).status).toBe(503);
  await proxy.heal();
  expect((await book()).body.code).toBe('idempotency_key_in_use');
  await app.sql(`update idempotency_keys set created_at = created_at - interval '10 seconds'`);
  const [booking] = await app.sql<{ id: string }>(`select id from bookings where start_minute = 480`);
  expect(await book()).toMatchObject({ status: 409, body: { code: 'slot_taken', bookingId: booking?.id } });
}, 30_000);

test('a payment whose commit is never confirmed can be reported again, and counts once', async () => {
  const payment = await aConfirmedPayment(app);
  proxy.when('toServer', 'ledger_entries', () =>
    proxy.when('toServer', 'commit', () => proxy.freeze('toClient')),
  );
  const impatient = { ...payment, browser: payment.browser.impatient() };
  expect((await report(impatient)).status).toBe(503);
  await proxy.heal();
  expect((await report(payment)).body.paymentStatus).toBe('completed');
  expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
}, 30_000);

test('a response that breaks off in the middle becomes 503, and the next request works', async () => {
  await openConnections();
  proxy.cutAfter(40, 'toClient');
  expect((await browser.get('/api/venues')).status).toBe(503);
  await proxy.heal();
  expect((await browser.get('/api/venues')).status).toBe(200);
});

test('a slow network delays requests and fails none', async () => {
  proxy.delay(100);
  expect((await browser.post('/api/bookings', slot(9))).status).toBe(201);
});

test('each request gets 503 in time, if ever so many wait for one locked row', async () => {
  await openConnections();
  await whileLocked(database.url, `select from courts where id = '${courtId}' for update`, async () => {
    const results = await many(() => browser.post('/api/bookings', slot(10)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([503]));
    expect(slowest(results)).toBeLessThan(LOCKED_WITHIN);
  });
  expect((await browser.post('/api/bookings', slot(10))).status).toBe(201);
}, 30_000);

test('requests that come while others wait for a locked row get a result in time', async () => {
  const booking = await anUnpaidBooking(app, { browser });
  const lock = `select from bookings where id = '${booking.bookingId}' for update`;
  await whileLocked(database.url, lock, async () => {
    const cancel = () => timed(browser.post('/api/cancellations', { bookingId: booking.bookingId }));
    const results = await Promise.all(
      Array.from({ length: MANY }, async (_, at) => {
        await new Promise((resolve) => setTimeout(resolve, at * 60));
        return at % 2 === 0 ? cancel() : timed(browser.get('/api/venues'));
      }),
    );
    expect(slowest(results)).toBeLessThan(LOCKED_WITHIN);
  });
}, 30_000);
