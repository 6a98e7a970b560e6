import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { pay, type BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aWaiter, longAgo, offered, offerTo } from '../support/fixtures/waiting.js';

const DAY = dayFromNow(3);
const HOURS = Array.from({ length: 16 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`);

let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.sql('delete from rate_limits');
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

const wish = (from: string, to = from) => ({
  venueId,
  courtId,
  date: DAY,
  from,
  to,
  durationMinutes: 60,
  gameType: 'singles',
});

const join = (browser: Browser, wanted: object) =>
  browser.post<{ code?: string }>('/api/waiting-list', wanted);

async function book(timeSlot: string, browser = new Browser(app.url)) {
  const hour = { courtId, bookingDate: DAY, timeSlot, gameType: 'singles' };
  const { status, body } = await browser.post<BookingResponse>('/api/bookings', hour);
  return { browser, status, bookingId: body.id };
}

const cancel = ({ browser, bookingId }: { browser: Browser; bookingId: string }) =>
  browser.post('/api/cancellations', { bookingId });

const offersHere = () => app.sql('select 1 from hour_offers where court_id = $1', [courtId]);

test('twenty guests in a line keep none of sixteen hours from the public', async () => {
  for (let guest = 0; guest < 20; guest++) await join(new Browser(app.url), wish('06:00', '21:00'));
  for (const time of HOURS) {
    const booking = await book(time);
    await longAgo(app, booking.bookingId);
    await cancel(booking);
  }
  for (const time of HOURS) expect([time, (await book(time)).status]).toEqual([time, 201]);
  expect(await offersHere()).toEqual([]);
});

test('an hour that is given back unpaid minutes after its booking goes to the public', async () => {
  await aWaiter(app, wish('10:00'));
  await cancel(await book('10:00'));
  expect((await book('10:00')).status).toBe(201);
  expect(await offersHere()).toEqual([]);
});

test('an hour that was paid is offered to the line, however soon it is given back', async () => {
  const waiter = await aWaiter(app, wish('10:00'));
  const booking = await book('10:00');
  await pay(app, booking);
  await cancel(booking);
  expect((await offered(waiter)).timeSlot).toBe('10:00');
});

test('all accounts of one mailbox are asked once for an hour', async () => {
  const one = new Browser(app.url);
  const other = new Browser(app.url);
  await asAccount(app, one, 'misma@example.org');
  await asAccount(app, other, 'misma+2@example.org');
  const booking = await book('10:00');
  await longAgo(app, booking.bookingId);
  for (const browser of [one, other]) expect((await join(browser, wish('10:00'))).status).toBe(201);
  const next = await aWaiter(app, wish('10:00'));
  await cancel(booking);
  const [entry] = await eventually(async () => {
    const { body } = await one.get<{ id: string; offer: object | null }[]>('/api/waiting-list');
    expect(body[0]?.offer).not.toBeNull();
    return body;
  });
  await one.send('DELETE', `/api/waiting-list/${entry?.id}`, {});
  expect((await offered(next)).timeSlot).toBe('10:00');
  const { body } = await other.get<{ offer: object | null }[]>('/api/waiting-list');
  expect(body[0]?.offer).toBeNull();
});

test('a guest who confirms an address while waiting is offered the hour', async () => {
  const guest = new Browser(app.url);
  const { body } = await guest.post<{ id: string }>('/api/waiting-list', wish('10:00'));
  const booking = await book('10:00');
  await longAgo(app, booking.bookingId);
  await asAccount(app, guest);
  await cancel(booking);
  expect(await offered({ browser: guest, entryId: body.id })).toMatchObject({ timeSlot: '10:00' });
  expect(await offerTo({ browser: new Browser(app.url), entryId: body.id })).toBeNull();
});

test('one address joins at most 60 lines in an hour', async () => {
  const statuses = [];
  for (let index = 0; index < 61; index++)
    statuses.push((await join(new Browser(app.url), wish('10:00'))).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
