import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../src/kernel/domain/ids.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { anAdmin } from './requests.js';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';

interface VenueResponse {
  id: VenueId;
  name: string;
  minPrice: string | null;
}

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp();
  browser = new Browser(app.url);
});
afterAll(() => app.close());

const venue = async (id: string) => (await browser.get<VenueResponse>(`/api/venues/${id}`)).body;
const archive = (table: 'venues' | 'courts', id: string) =>
  app.sql(`update ${table} set archived_at = now() where id = $1`, [id]);

/** Reviews of played bookings, one for each number of stars. */
async function reviewed(venueId: string, courtId: string, stars: number[]): Promise<void> {
  await browser.post('/api/session');
  for (const [index, given] of stars.entries()) {
    const id = randomUUID();
    await app.sql(
      `insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, starts_at, game_type, tariff,
         base_cents, total_cents, status, payment_due_at, refund_policy, created_at)
       select $1, $2, $3, (select id from players limit 1), date '2026-01-01' + $4::int, 600,
         timestamptz '2026-01-01 15:00Z' + make_interval(days => $4::int), 'singles', 'day', 1450, 1450, 'active',
         '2026-01-01 15:00Z', '[]', '2025-12-31 15:00Z'`,
      [id, courtId, venueId, index],
    );
    await app.sql(
      `insert into half_hour_claims (court_id, slot_date, half_hour, booking_id)
       select court_id, slot_date, half_hour, id from bookings, generate_series(20, 21) half_hour where id = $1`,
      [id],
    );
    await app.sql(
      `insert into reviews (booking_id, venue_id, stars, created_at) values ($1, $2, $3, now())`,
      [id, venueId, given],
    );
  }
}

describe('a venue of the public list', () => {
  test('has neither price nor rating without courts and reviews', async () => {
    const id = await aVenue(app, { name: 'Club Nuevo', timeZone: 'Europe/Madrid' });
    expect(await venue(id)).toEqual({
      id,
      name: 'Club Nuevo',
      location: 'Quito',
      description: null,
      imageUrl: null,
      timeZone: 'Europe/Madrid',
      courtCount: 0,
      availableCourtCount: 0,
      minPrice: null,
      rating: null,
      ratingCount: 0,
    });
  });

  test('shows the lowest price of its available courts', async () => {
    const id = await aVenue(app);
    await aCourt(app, id, { number: 1 });
    await aCourt(app, id, {
      number: 2,
      daySingles: 2000,
      dayDoubles: 2500,
      nightSingles: 2100,
      nightDoubles: 1005,
    });
    await aCourt(app, id, { number: 3, daySingles: 500, status: 'maintenance' });
    await archive('courts', await aCourt(app, id, { number: 4, daySingles: 100 }));
    expect(await venue(id)).toMatchObject({ minPrice: '10.05', courtCount: 3, availableCourtCount: 2 });
  });

  test('shows the lowest of its own prices for the coming week, in its open hours', async () => {
    const id = await aVenue(app);
    const courtId = await aCourt(app, id);
    const admin = await anAdmin(app);
    const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
    const price = (values: object) => ({ weekdays, from: '00:00', to: '24:00', ...values });
    const change = async (...priceRules: object[]) => {
      const { status } = await admin.send('PATCH', `/api/admin/venues/${id}/rules`, { priceRules });
      const { body: venues } = await browser.get<VenueResponse[]>('/api/venues');
      const listed = venues.find((one) => one.id === id);
      return [status, listed?.minPrice, (await venue(id)).minPrice];
    };
    expect(await change(price({ pricePerHour: '20.00' }))).toEqual([200, '20.00', '20.00']);
    const closedOrFar = [
      price({ to: '06:00', pricePerHour: '1.00' }),
      price({ dateFrom: dayFromNow(30), pricePerHour: '2.00' }),
    ];
    const dear = price({ pricePerHour: '20.00', courtIds: [courtId], gameType: 'doubles' });
    expect(await change(...closedOrFar, dear)).toEqual([200, '14.50', '14.50']);
  });

  test('has a number of courts and no price without an available court', async () => {
    const id = await aVenue(app);
    await aCourt(app, id, { status: 'maintenance' });
    expect(await venue(id)).toMatchObject({ minPrice: null, courtCount: 1, availableCourtCount: 0 });
  });

  test('shows zero as its lowest price if a court is free of charge', async () => {
    const id = await aVenue(app);
    await aCourt(app, id, { daySingles: 0 });
    expect(await venue(id)).toMatchObject({ minPrice: '0.00' });
  });

  test.each([
    [[5], 5, 1],
    [[5, 4], 4.5, 2],
    [[5, 5, 4], 4.7, 3],
    [[1, 2, 2], 1.7, 3],
    [[4, 4, 4, 5], 4.3, 4],
    [[3, 3], 3, 2],
  ])('has, with the reviews %j, the rating %d of %d players', async (stars, rating, ratingCount) => {
    const id = await aVenue(app);
    await reviewed(id, await aCourt(app, id), stars);
    expect(await venue(id)).toMatchObject({ rating, ratingCount });
  });

  test('is listed in the order of creation', async () => {
    const ids = [await aVenue(app), await aVenue(app), await aVenue(app)];
    const { body } = await browser.get<VenueResponse[]>('/api/venues');
    expect(body.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
    expect(body.find(({ id }) => id === ids[0])).toEqual(await venue(ids[0] ?? ''));
  });

  test('returns 404 with a code of its own if it does not exist', async () => {
    for (const path of ['', '/courts', '/bookings?year=2026&month=11', '/events'])
      expect(await browser.get(`/api/venues/${UNKNOWN}${path}`)).toMatchObject({
        status: 404,
        body: { code: 'venue_not_found', message: 'No encontramos ese complejo.' },
      });
  });

  test('disappears with its courts after its deletion', async () => {
    const id = await aVenue(app);
    const courtId = await aCourt(app, id);
    await archive('venues', id);
    expect(JSON.stringify((await browser.get('/api/venues')).body)).not.toContain(id);
    expect(JSON.stringify((await browser.get('/api/courts')).body)).not.toContain(courtId);
    const gone = [
      `venues/${id}`,
      `venues/${id}/courts`,
      `venues/${id}/bookings?year=2026&month=1`,
      `venues/${id}/events`,
    ];
    for (const path of [...gone, `courts/${courtId}`, `courts/${courtId}/availability?date=2026-11-21`])
      expect([path, (await browser.get(`/api/${path}`)).status]).toEqual([path, 404]);
  });

  test('shows no calendar after its deletion, even with bookings', async () => {
    const id = await aVenue(app);
    await reviewed(id, await aCourt(app, id), [5]);
    const month = `/api/venues/${id}/bookings?year=2026&month=1`;
    expect((await browser.get<unknown[]>(month)).body).toHaveLength(1);
    await archive('venues', id);
    expect((await browser.get(month)).status).toBe(404);
  });

  test('shows no hours of a deleted court', async () => {
    const id = await aVenue(app);
    const courtId = await aCourt(app, id);
    await reviewed(id, courtId, [5]);
    await archive('courts', courtId);
    const { status, body } = await browser.get(`/api/venues/${id}/bookings?year=2026&month=1`);
    expect([status, body]).toEqual([200, []]);
  });
});

describe('a court of the public list', () => {
  test('shows its prices with two decimals, its venue and the time zone', async () => {
    const venueId = await aVenue(app, { name: 'Club Central', timeZone: 'America/Santiago' });
    const values = {
      number: 7,
      daySingles: 1450,
      dayDoubles: 2900,
      nightSingles: 5,
      nightDoubles: 99_999_999,
    };
    const id = await aCourt(app, venueId, { ...values, status: 'maintenance' });
    const court = {
      id,
      venueId,
      venueName: 'Club Central',
      timeZone: 'America/Santiago',
      name: 'Cancha 7',
      courtNumber: 7,
      status: 'maintenance',
      surface: 'hard',
      indoor: null,
      lights: null,
      imageUrl: null,
      daySinglesPrice: '14.50',
      dayDoublesPrice: '29.00',
      nightSinglesPrice: '0.05',
      nightDoublesPrice: '999999.99',
    };
    expect((await browser.get(`/api/courts/${id}`)).body).toEqual(court);
    expect((await browser.get(`/api/courts/${id.toUpperCase()}`)).body).toEqual(court);
    expect((await browser.get(`/api/venues/${venueId}/courts`)).body).toEqual([court]);
    expect((await browser.get<object[]>('/api/courts')).body).toContainEqual(court);
  });

  test('is listed by number within its venue', async () => {
    const venueId = await aVenue(app);
    for (const number of [3, 10, 1]) await aCourt(app, venueId, { number });
    const { body } = await browser.get<{ courtNumber: number }[]>(`/api/venues/${venueId}/courts`);
    expect(body.map(({ courtNumber }) => courtNumber)).toEqual([1, 3, 10]);
  });

  test('is missing from the empty list of a venue without courts', async () => {
    expect(await browser.get(`/api/venues/${await aVenue(app)}/courts`)).toMatchObject({
      status: 200,
      body: [],
    });
  });

  test('disappears after its deletion', async () => {
    const venueId = await aVenue(app);
    const id = await aCourt(app, venueId);
    await archive('courts', id);
    expect((await browser.get(`/api/courts/${id}`)).status).toBe(404);
    expect((await browser.get(`/api/courts/${id}/availability?date=2026-11-21`)).status).toBe(404);
    expect((await browser.get(`/api/venues/${venueId}/courts`)).body).toEqual([]);
    expect(JSON.stringify((await browser.get('/api/courts')).body)).not.toContain(id);
  });

  test('shows its free hours as blocked during maintenance', async () => {
    const id = await aCourt(app, await aVenue(app), { status: 'maintenance' });
    const { body } = await browser.get<{ status: string }[]>(
      `/api/courts/${id}/availability?date=2999-01-01`,
    );
    expect(body.map(({ status }) => status)).toEqual(Array(16).fill('blocked'));
  });
});

describe('the settings of the installation', () => {
  test('contain what the browser needs and no secret', async () => {
    const { body } = await browser.get('/api/config');
    expect(body).toEqual({
      stripePublishableKey: 'pk_test_sandbox',
      sandbox: true,
      currency: 'USD',
      paymentGraceSeconds: 3600,
      bookingWindowDays: 60,
      operator: { legalName: null, legalAddress: null, contactEmail: null, contactPhone: null },
    });
  });

  test('are the ones that the server runs with', async () => {
    const stripe = {
      sandbox: false,
      secretKey: 'sk_live_x',
      publishableKey: 'pk_live_x',
      webhookSecret: 'whsec_x',
    };
    const operator = {
      legalName: 'Club de Tenis S. A.',
      legalAddress: 'Av. Samborondón 7, Guayaquil',
      contactEmail: 'hola@club.example',
      contactPhone: '+593 99 123 4567',
    };
    const config = { stripe, paymentGraceSeconds: 60, bookingWindowDays: 7, operator };
    const other = await startTestApp({ config, webhooks: false });
    const { body } = await new Browser(other.url).get('/api/config');
    await other.close();
    expect(body).toMatchObject({
      stripePublishableKey: 'pk_live_x',
      sandbox: false,
      paymentGraceSeconds: 60,
      bookingWindowDays: 7,
      operator,
    });
    expect(JSON.stringify(body)).not.toMatch(/sk_live|whsec/);
  });

  test('let the health checks succeed', async () => {
    for (const path of ['/health/live', '/health/ready'])
      expect(await browser.get(path)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});
