import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { tableContents } from './table-contents.js';

/** A Friday, 18:30 in Guayaquil: the hours up to 18:00 have begun, in UTC it is 23:30. */
const clock = new FixedClock('2026-11-20T23:30:00Z');

interface BookingResponse {
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
  player.post<BookingResponse>('/api/bookings', {
    courtId,
    bookingDate: '2026-11-21T00:00:00',
    timeSlot: '18:00',
    gameType: 'singles',
    ...values,
  });

test('a booking without an hour is refused with the message of the specification', async () => {
  const { status, body } = await book({ timeSlot: undefined });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid_request',
    message: 'Por favor selecciona un horario disponible',
    errors: [{ field: 'timeSlot' }],
  });
});

test.each([
  ['of yesterday', '2026-11-19', '21:00', 'slot_in_the_past'],
  ['of this morning', '2026-11-20', '06:00', 'slot_in_the_past'],
  ['being played now', '2026-11-20', '18:00', 'slot_in_the_past'],
  ['on the day after the booking window', '2027-01-20', '06:00', 'beyond_booking_window'],
  ['on the last day of the calendar', '2999-12-31', '21:00', 'beyond_booking_window'],
])('an hour that is %s cannot be booked', async (_case, bookingDate, timeSlot, code) => {
  const before = await tableContents(app);
  const { status, body } = await book({ bookingDate, timeSlot });
  expect([status, body.code]).toEqual([400, code]);
  expect(await tableContents(app)).toEqual(before);
});

test.each([
  ['unknown', () => Promise.resolve('00000000-0000-7000-8000-000000000000'), 404, 'court_not_found'],
  [
    'under maintenance',
    () => aCourt(app, venueId, { number: 20, status: 'maintenance' }),
    409,
    'court_unavailable',
  ],
  ['deleted', () => archived('courts', aCourt(app, venueId, { number: 21 })), 404, 'court_not_found'],
  [
    'of a deleted venue',
    async () => aCourt(app, await archived('venues', aVenue(app))),
    404,
    'court_not_found',
  ],
])('a court that is %s cannot be booked', async (_case, court, expected, code) => {
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

test('fields of the body about money, state or rights are ignored', async () => {
  const { status, body } = await book({
    timeSlot: '07:00',
    totalAmount: '0.00',
    total_cents: 0,
    paidAmount: '999.99',
    discountAmount: '14.50',
    discount: 100,
    status: 'cancelled',
    paymentStatus: 'completed',
    tariffType: 'night',
    isAdmin: true,
    id: venueId,
    playerId: 'another player',
    venueId: courtId,
    createdAt: '2000-01-01',
    paymentDueAt: '2999-01-01',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    totalAmount: '14.50',
    paidAmount: '0.00',
    discountAmount: '0.00',
    tariffType: 'day',
    venueId,
    status: 'active',
    paymentStatus: 'pending',
    paymentDueAt: '2026-11-21T00:30:00.000Z',
  });
  expect(body.id).not.toBe(venueId);
  expect((await player.get('/api/session')).body).toMatchObject({ isAdmin: false });
});

test.each(['2026-11-22', '2026-11-22T00:00', '2026-11-22T23:45:10', '2026-11-22T23:59:59.999'])(
  'the day of the date %s counts and the time does not',
  async (bookingDate) => {
    const hour = { '10': '06:00', '16': '07:00', '19': '08:00', '23': '09:00' }[String(bookingDate.length)];
    const { status, body } = await book({ bookingDate, timeSlot: hour });
    expect(status).toBe(201);
    expect(body).toMatchObject({ bookingDate: `2026-11-22T${hour}:00`, timeSlot: hour });
  },
);

test.each(['', ' ', 'a key', 'ñ', 'x'.repeat(256), '\t'])(
  '%j is refused as an idempotency key',
  async (key) => {
    await player.post('/api/session');
    const bytes = Buffer.from(key).toString('latin1');
    const booking = { courtId, bookingDate: '2026-11-23', timeSlot: '06:00', gameType: 'singles' };
    const before = await tableContents(app);
    const { status, body } = await player.post<BookingResponse>('/api/bookings', booking, {
      'Idempotency-Key': bytes,
    });
    expect([status, body.code]).toEqual([400, 'invalid_idempotency_key']);
    expect(await tableContents(app)).toEqual(before);
  },
);

test('a refused request with an idempotency key stores nothing, and the key can be used again', async () => {
  await player.post('/api/session');
  const before = await tableContents(app);
  const headers = { 'Idempotency-Key': 'used-twice' };
  const booking = { courtId, bookingDate: '2026-11-23', timeSlot: '05:00', gameType: 'singles' };
  expect((await player.post('/api/bookings', booking, headers)).status).toBe(400);
  expect(await tableContents(app)).toEqual(before);
  expect((await player.post('/api/bookings', { ...booking, timeSlot: '06:00' }, headers)).status).toBe(201);
});

test('a month lists its own days, including the last day of February in a leap year', async () => {
  const days = (year: number, month: number) =>
    player.get<{ bookingDate: string }[]>(`/api/venues/${venueId}/bookings?year=${year}&month=${month}`);
  clock.set('2028-02-20T12:00:00Z');
  expect((await book({ bookingDate: '2028-02-29', timeSlot: '06:00' })).status).toBe(201);
  expect((await book({ bookingDate: '2028-03-01', timeSlot: '06:00' })).status).toBe(201);
  expect((await days(2028, 2)).body.map(({ bookingDate }) => bookingDate)).toEqual(['2028-02-29T06:00:00']);
  expect((await days(2028, 3)).body.map(({ bookingDate }) => bookingDate)).toEqual(['2028-03-01T06:00:00']);
  clock.set('2026-11-20T23:30:00Z');
});

describe('the availability of today', () => {
  const slots = async (date: string) =>
    (await player.get<{ status: string }[]>(`/api/courts/${quiet}/availability?date=${date}`)).body.map(
      ({ status }) => status,
    );
  let quiet: string;
  beforeAll(async () => {
    quiet = await aCourt(app, await aVenue(app));
  });
  afterEach(() => clock.set('2026-11-20T23:30:00Z'));

  test('the hours that have begun in the venue’s local time are past, later ones are not', async () => {
    const [past, free] = [Array<string>(13).fill('past'), Array<string>(3).fill('available')];
    expect(await slots('2026-11-20')).toEqual([...past, ...free]);
  });

  test('the day lasts until midnight at the venue, although it is already tomorrow in UTC', async () => {
    clock.set('2026-11-21T04:30:00Z');
    expect(new Set(await slots('2026-11-20'))).toEqual(new Set(['past']));
    expect(new Set(await slots('2026-11-21'))).toEqual(new Set(['available']));
  });
});
