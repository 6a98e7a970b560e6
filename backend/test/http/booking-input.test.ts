import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { tableContents } from './table-contents.js';

/** A Friday, 18:30 in Guayaquil: the hours up to 18:00 have begun, in UTC it is 23:30. */
const clock = new FixedClock('2026-11-20T23:30:00Z');

interface BookingAnswer {
  id: string;
  code?: string;
  message?: string;
  errors?: { field: string }[];
}

let app: TestApp;
let player: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
beforeEach(() => {
  player = new Browser(app.url);
});
afterAll(() => app.close());

const book = (values: Record<string, unknown> = {}) =>
  player.post<BookingAnswer>('/api/bookings', {
    courtId,
    bookingDate: '2026-11-21T00:00:00',
    timeSlot: '18:00',
    gameType: 'singles',
    ...values,
  });

test('a booking without an hour reads what the specification says', async () => {
  const { status, body } = await book({ timeSlot: undefined });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid_request',
    message: 'Por favor selecciona un horario disponible',
    errors: [{ field: 'timeSlot' }],
  });
});

test.each([
  ['yesterday', '2026-11-19', '21:00', 'slot_in_the_past'],
  ['an hour of this morning', '2026-11-20', '06:00', 'slot_in_the_past'],
  ['the hour that is being played', '2026-11-20', '18:00', 'slot_in_the_past'],
  ['the day after the window', '2027-01-20', '06:00', 'beyond_booking_window'],
  ['the last day of the calendar', '2999-12-31', '21:00', 'beyond_booking_window'],
])('%s cannot be booked', async (_case, bookingDate, timeSlot, code) => {
  const before = await tableContents(app);
  const { status, body } = await book({ bookingDate, timeSlot });
  expect([status, body.code]).toEqual([400, code]);
  expect(await tableContents(app)).toEqual(before);
});

test.each([
  [
    'one that nobody knows',
    () => Promise.resolve('00000000-0000-7000-8000-000000000000'),
    404,
    'court_not_found',
  ],
  [
    'one under maintenance',
    () => aCourt(app, venueId, { number: 20, status: 'maintenance' }),
    409,
    'court_unavailable',
  ],
  ['a deleted one', () => archived('courts', aCourt(app, venueId, { number: 21 })), 404, 'court_not_found'],
  [
    'one of a deleted venue',
    async () => aCourt(app, await archived('venues', aVenue(app))),
    404,
    'court_not_found',
  ],
])('of the courts, %s cannot be booked', async (_case, court, expected, code) => {
  const closed = await court();
  const before = await tableContents(app);
  const { status, body } = await book({ courtId: closed });
  expect([status, body.code]).toEqual([expected, code]);
  expect(await tableContents(app)).toEqual(before);
});

async function archived(table: 'courts' | 'venues', id: Promise<string>): Promise<string> {
  await app.sql(`update ${table} set archived_at = now() where id = $1`, [await id]);
  return id;
}

test('what the caller says about money, state or rights is ignored', async () => {
  const { status, body } = await book({
    timeSlot: '07:00',
    ...{ totalAmount: '0.00', total_cents: 0, paidAmount: '999.99', discountAmount: '14.50', discount: 100 },
    ...{ status: 'cancelled', paymentStatus: 'completed', tariffType: 'night', isAdmin: true, id: venueId },
    ...{ playerId: 'somebody', venueId: courtId, createdAt: '2000-01-01', paymentDueAt: '2999-01-01' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ totalAmount: '14.50', paidAmount: '0.00', discountAmount: '0.00', tariffType: 'day', venueId },
    ...{ status: 'active', paymentStatus: 'pending', paymentDueAt: '2026-11-21T00:30:00.000Z' },
  });
  expect(body.id).not.toBe(venueId);
  expect((await player.get('/api/session')).body).toMatchObject({ isAdmin: false });
});

test.each(['2026-11-22', '2026-11-22T00:00', '2026-11-22T23:45:10', '2026-11-22T23:59:59.999'])(
  'of %s the day counts and the time does not',
  async (bookingDate) => {
    const hour = { '10': '06:00', '16': '07:00', '19': '08:00', '23': '09:00' }[String(bookingDate.length)];
    const { status, body } = await book({ bookingDate, timeSlot: hour });
    expect(status).toBe(201);
    expect(body).toMatchObject({ bookingDate: `2026-11-22T${hour}:00`, timeSlot: hour });
  },
);

test.each(['', ' ', 'a key', 'ñ', 'x'.repeat(256), '\t'])('%j is no idempotency key', async (key) => {
  await player.get('/api/session');
  const bytes = Buffer.from(key).toString('latin1');
  const wish = { courtId, bookingDate: '2026-11-23', timeSlot: '06:00', gameType: 'singles' };
  const before = await tableContents(app);
  const { status, body } = await player.post<BookingAnswer>('/api/bookings', wish, {
    'Idempotency-Key': bytes,
  });
  expect([status, body.code]).toEqual([400, 'invalid_idempotency_key']);
  expect(await tableContents(app)).toEqual(before);
});

test('a refusal under an idempotency key leaves nothing, and the key can be used again', async () => {
  await player.get('/api/session');
  const before = await tableContents(app);
  const headers = { 'Idempotency-Key': 'used-twice' };
  const wish = { courtId, bookingDate: '2026-11-23', timeSlot: '05:00', gameType: 'singles' };
  expect((await player.post('/api/bookings', wish, headers)).status).toBe(400);
  expect(await tableContents(app)).toEqual(before);
  expect((await player.post('/api/bookings', { ...wish, timeSlot: '06:00' }, headers)).status).toBe(201);
});

test('a month has its own days, also the last of a leap year’s February', async () => {
  const days = (year: number, month: number) =>
    player.get<{ bookingDate: string }[]>(`/api/venues/${venueId}/bookings?year=${year}&month=${month}`);
  clock.set('2028-02-20T12:00:00Z');
  expect((await book({ bookingDate: '2028-02-29', timeSlot: '06:00' })).status).toBe(201);
  expect((await book({ bookingDate: '2028-03-01', timeSlot: '06:00' })).status).toBe(201);
  expect((await days(2028, 2)).body.map(({ bookingDate }) => bookingDate)).toEqual(['2028-02-29T06:00:00']);
  expect((await days(2028, 3)).body.map(({ bookingDate }) => bookingDate)).toEqual(['2028-03-01T06:00:00']);
  clock.set('2026-11-20T23:30:00Z');
});

describe('today', () => {
  const slots = async (date: string) =>
    (await player.get<{ status: string }[]>(`/api/courts/${quiet}/availability?date=${date}`)).body.map(
      ({ status }) => status,
    );
  let quiet: string;
  beforeAll(async () => {
    quiet = await aCourt(app, await aVenue(app));
  });
  afterEach(() => clock.set('2026-11-20T23:30:00Z'));

  test('the hours that have begun on the venue’s wall are past, though later ones are past in UTC too', async () => {
    const [past, free] = [Array<string>(13).fill('past'), Array<string>(3).fill('available')];
    expect(await slots('2026-11-20')).toEqual([...past, ...free]);
  });

  test('lasts until midnight at the venue, though it is tomorrow in UTC', async () => {
    clock.set('2026-11-21T04:30:00Z');
    expect(new Set(await slots('2026-11-20'))).toEqual(new Set(['past']));
    expect(new Set(await slots('2026-11-21'))).toEqual(new Set(['available']));
  });
});
