import pg from 'pg';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { accountsOf } from '../support/database/postgres.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { aDoublesBooking, share } from '../support/fixtures/sharing.js';
import { storeUnpaidBookings } from '../support/fixtures/unpaid-bookings.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

const FORM = /^(?=.{0,2}\d)(?=.*-.{0,2}\d)[2-9BCDFGHJKMNPQRSTVWXZ]{3}-[2-9BCDFGHJKMNPQRSTVWXZ]{3}$/;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ checkBooks: false }); // many of the bookings below have no claims
});
afterAll(() => app.close());

const codes = async (condition = 'true') =>
  (await app.sql<{ code: string }>(`select code from bookings where ${condition}`)).map(({ code }) => code);

async function codeOf({ browser, bookingId }: { browser: Browser; bookingId: string }): Promise<string> {
  return (await browser.get<{ code: string }>(`/api/bookings/${bookingId}`)).body.code;
}

/** Inserts a booking without naming its code, with the rights of the application. */
async function insertWithoutCode(client: pg.Pool | pg.Client, courtId: string): Promise<string> {
  const { rows } = await client.query<{ code: string }>(
    `insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, starts_at, game_type,
       tariff, base_cents, total_cents, status, payment_due_at, refund_policy, created_at)
     select gen_random_uuid(), id, venue_id, 'a-player', '2031-09-01', 600, now(), 'singles', 'day', 1450, 1450,
       'active', now() + interval '1 hour', '[]', now() from courts where id = $1 returning code`,
    [courtId],
  );
  return rows[0]?.code ?? '';
}

test('every booking has a code of its own, without vowels, 0, 1 or L, and a digit in each half', async () => {
  await storeUnpaidBookings(app, { count: 5_000, dueAt: `now() + interval '1 hour'` });
  const drawn = await codes();
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.filter((code) => !FORM.test(code))).toEqual([]);
});

test('a code that is taken is drawn again, also when bookings are made at once', async () => {
  const bookings = [await anUnpaidBooking(app), await anUnpaidBooking(app), await anUnpaidBooking(app)];
  const taken = await Promise.all(bookings.map(codeOf));
  await app.sql(`select setval('booking_code_numbers', 1)`);
  const again = await Promise.all([1, 2, 3].map(async () => codeOf(await anUnpaidBooking(app))));
  expect(new Set([...taken, ...again]).size).toBe(6);
  const drawn = await codes();
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a statement that names no code gets one, even if it may not use the sequence', async () => {
  await anUnpaidBooking(app);
  await storeUnpaidBookings(app, { count: 1, dueAt: 'now()' });
  const { application } = accountsOf(app.databaseUrl);
  await app.sql(`revoke usage on sequence booking_code_numbers from ${new URL(application).username}`);
  const client = new pg.Client({ connectionString: application });
  await client.connect();
  try {
    expect(await insertWithoutCode(client, await aCourt(app, await aVenue(app)))).toMatch(FORM);
  } finally {
    await client.end();
  }
});

describe('the code of a booking', () => {
  test('is shown to its owner and to the holder of its payment link, but not by the public calendar', async () => {
    const booking = await aDoublesBooking(app);
    const code = await codeOf(booking);
    const { shareToken } = await share(booking);
    const friend = new Browser(app.url);
    expect(await friend.get(`/api/shared-payment-links/${shareToken}`)).toMatchObject({
      body: { booking: { code } },
    });
    const own = await booking.browser.get<{ venueId: string; bookingDate: string }>(
      `/api/bookings/${booking.bookingId}`,
    );
    const [year, month] = own.body.bookingDate.split('-');
    const calendar = `/api/venues/${own.body.venueId}/bookings?year=${year}&month=${Number(month)}`;
    for (const browser of [friend, booking.browser]) {
      const { status, body } = await browser.get<unknown[]>(calendar);
      expect([status, body.length]).toEqual([200, 1]);
      expect(JSON.stringify(body)).not.toContain(code);
    }
  });

  test('gives no right: no call of a player takes it', async () => {
    const booking = await pay(app, await anUnpaidBooking(app));
    const code = await codeOf(booking);
    for (const browser of [new Browser(app.url), booking.browser]) {
      expect((await browser.get(`/api/bookings/${code}`)).status).toBe(404);
      expect((await browser.get(`/api/bookings/${code}/calendar.ics`)).status).toBe(404);
      expect((await browser.get(`/api/shared-payment-links/${code}`)).status).toBe(404);
      expect((await browser.post('/api/cancellations', { bookingId: code })).status).toBe(400);
    }
  });

  test('is in the calendar file', async () => {
    const booking = await anUnpaidBooking(app);
    const file = await booking.browser.get<string>(`/api/bookings/${booking.bookingId}/calendar.ics`);
    expect(JSON.stringify(file.body)).toContain(`Código de reserva: ${await codeOf(booking)}`);
  });
});

describe('an admin who types the code of a booking', () => {
  test('finds it in any case, with or without hyphen, whatever the other filters say', async () => {
    const booking = await anUnpaidBooking(app);
    const code = await codeOf(booking);
    const admin = await anAdmin(app);
    for (const typed of [code, code.toLowerCase(), code.replace('-', ''), ` ${code.toLowerCase()} `]) {
      const search = new URLSearchParams({ search: typed, status: 'cancelled' });
      expect((await admin.get(`/api/admin/bookings?${search.toString()}`)).body).toMatchObject({
        items: [{ id: booking.bookingId, code }],
        total: 1,
      });
    }
  });

  test('finds its ledger and its payments', async () => {
    const booking = await pay(app, await anUnpaidBooking(app));
    const code = await codeOf(booking);
    const admin = await anAdmin(app);
    const statement = await admin.get(`/api/admin/ledger/bookings/${code.toLowerCase()}`);
    expect(statement.body).toMatchObject({ booking: { id: booking.bookingId, code } });
    const payments = await admin.get(`/api/admin/payments?search=${code.replace('-', '').toLowerCase()}`);
    expect(payments.body).toMatchObject({
      entries: [{ bookingId: booking.bookingId, bookingCode: code }],
      total: 1,
    });
  });
});
