import { Browser } from '../support/app/browser.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { type CalendarEntry, freshMonth, monthPath } from '../support/fixtures/calendar.js';
import { anUnpaidBooking, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let twin: TestApp;
let admin: Browser;
let booking: UnpaidBooking;
let venueId: string;
let courtId: string;
let month: string;

beforeAll(async () => {
  app = await startTestApp();
  twin = await startTestApp({ databaseUrl: app.databaseUrl });
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
});
beforeEach(async () => {
  booking = await anUnpaidBooking(app);
  const [row] = await app.sql<{ venueId: string; courtId: string; month: string }>(
    `select venue_id as "venueId", court_id as "courtId", to_char(slot_date, 'YYYY-MM') as month
       from bookings where id = $1`,
    [booking.bookingId],
  );
  ({ venueId, courtId, month } = row ?? { venueId: '', courtId: '', month: '' });
});
afterAll(async () => {
  await twin.stop();
  await app.close();
});

/** Reads a month at a process like a browser that revalidates what it has. */
class Reader {
  private etag = '';
  private entries: CalendarEntry[] = [];

  constructor(private readonly url: string) {}

  async read(): Promise<CalendarEntry[]> {
    const headers: Record<string, string> = this.etag ? { 'if-none-match': this.etag } : {};
    const {
      status,
      headers: sent,
      body,
    } = await new Browser(this.url).send<CalendarEntry[]>(
      'GET',
      monthPath(venueId, month),
      undefined,
      headers,
    );
    this.etag = sent.get('etag') ?? '';
    if (status !== 304) this.entries = body;
    return this.entries;
  }
}

/** Expects that `change` changes the month at both processes, which have kept it. */
async function expectChange(change: () => Promise<unknown>): Promise<void> {
  const readers = [new Reader(app.url), new Reader(twin.url)];
  const before = await Promise.all(readers.map((reader) => reader.read()));
  await change();
  const fresh = await freshMonth(app, venueId, month);
  expect(before).not.toContainEqual(fresh);
  for (const reader of readers) expect(await reader.read()).toEqual(fresh);
}

const bookAt = (timeSlot: string, url = app.url) =>
  new Browser(url).post('/api/bookings', {
    courtId,
    bookingDate: dayFromNow(3),
    timeSlot,
    gameType: 'doubles',
  });

const versions = () =>
  app.sql<{ month: string; version: string }>(
    'select month::text, version from calendar_months where venue_id = $1 order by month, shard',
    [venueId],
  );

test('a new booking changes the month that another process has kept', async () => {
  await expectChange(() => bookAt('07:00', twin.url));
});

test('a discount, a payment and a cancellation change the month', async () => {
  const { browser, bookingId } = booking;
  await admin.post('/api/admin/discount-codes', { code: 'MES', type: 'percentage', value: '10' });
  await expectChange(() => browser.post('/api/create-payment-intent', { bookingId, discountCode: 'MES' }));
  await expectChange(() => pay(app, booking));
  await expectChange(() => browser.post('/api/cancellations', { bookingId }));
});

test('the new name and the new number of a court change the month', async () => {
  const court = { venueId, daySinglesPrice: '1', dayDoublesPrice: '1' };
  const details = { ...court, nightSinglesPrice: '1', nightDoublesPrice: '1', courtNumber: 1 };
  const save = (values: object) =>
    admin.send('PUT', `/api/courts/${courtId}`, { ...details, name: 'Azul', ...values });
  await expectChange(() => save({}));
  await expectChange(() => save({ courtNumber: 12 }));
});

test('a deleted court leaves the month, and a deleted venue has none', async () => {
  await expectChange(() => admin.send('DELETE', `/api/courts/${courtId}`));
  const path = monthPath(venueId, month);
  const etag = (await new Browser(twin.url).get(path)).headers.get('etag') ?? '';
  await admin.send('DELETE', `/api/venues/${venueId}`);
  const gone = await new Browser(twin.url).send('GET', path, undefined, { 'if-none-match': etag });
  expect(gone).toMatchObject({ status: 404, body: { code: 'venue_not_found' } });
});

test('a booking that was refused leaves the version of the month', async () => {
  const before = await versions();
  expect((await bookAt('10:00')).status).toBe(409);
  expect(await versions()).toEqual(before);
});
