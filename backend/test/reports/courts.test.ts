import { randomUUID } from 'node:crypto';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { anOpenOffer } from '../support/fixtures/waiting.js';

/** 23:30 of 19 November in Quito, 22:30 in the Galápagos. */
const LATE = '2026-11-20T04:30:00Z';

interface DashboardResponse {
  activeCourts: { today: number; yesterday: number | null };
  courtCount: number;
  occupancy: { today: number; yesterday: number | null };
  venues: {
    name: string;
    date: string;
    localTime: string;
    courts: {
      courtNumber: number;
      status: string;
      hours: { timeSlot: string; durationMinutes: number; status: string }[];
    }[];
  }[];
}

let app: TestApp;
let admin: Browser;
const clock = new FixedClock(LATE);

beforeEach(async () => {
  app = await startTestApp({ clock, checkBooks: false }); // The tests claim hours without payments.
  admin = new Browser(app.url);
  clock.set(LATE);
  await admin.post('/api/admin/login', ADMIN);
});
afterEach(() => app.close());

const dashboard = async (query = '') =>
  (await admin.get<DashboardResponse>(`/api/admin/dashboard${query}`)).body;

/** Creates a court that has been available since that instant. */
async function courtSince(venueId: string, number: number, since: string): Promise<string> {
  const id = await aCourt(app, venueId, { number });
  await app.sql(`update court_statuses set since = $2 where court_id = $1`, [id, since]);
  return id;
}

test('the dashboard compares nothing before there is a court', async () => {
  expect(await dashboard()).toMatchObject({
    activeCourts: { today: 0, yesterday: null },
    occupancy: { today: 0, yesterday: null },
    venues: [],
  });
});

test('yesterday’s active courts are those at the end of yesterday, to the minute', async () => {
  const venueId = await aVenue(app);
  await courtSince(venueId, 1, '2026-11-01T12:00:00Z');
  await courtSince(venueId, 2, '2026-11-19T04:59:00Z'); // yesterday at 23:59
  await courtSince(venueId, 3, '2026-11-19T05:01:00Z'); // today at 00:01
  expect((await dashboard()).activeCourts).toEqual({ today: 3, yesterday: 2 });
});

test('a court that was closed or deleted today counts as active yesterday', async () => {
  const venueId = await aVenue(app);
  const closed = await courtSince(venueId, 1, '2026-11-01T12:00:00Z');
  const gone = await courtSince(venueId, 2, '2026-11-01T12:00:00Z');
  await courtSince(venueId, 3, '2026-11-01T12:00:00Z');
  await app.sql(`update courts set status = 'maintenance' where id = $1`, [closed]);
  await app.sql(`update court_statuses set since = $2 where court_id = $1 and status = 'maintenance'`, [
    closed,
    '2026-11-19T15:00:00Z',
  ]);
  await app.sql(`update courts set archived_at = $2 where id = $1`, [gone, '2026-11-19T16:00:00Z']);
  expect(await dashboard()).toMatchObject({ activeCourts: { today: 1, yesterday: 3 }, courtCount: 2 });
});

test('the map shows the taken hours of one venue, on its local day and with its time', async () => {
  const [quito, islands] = [
    await aVenue(app, { name: 'Quito' }),
    await aVenue(app, { name: 'Islas', timeZone: 'Europe/Madrid' }),
  ];
  const court = await aCourt(app, quito);
  const there = await aCourt(app, islands, { number: 7, status: 'maintenance' });
  const claim = (courtId: string, date: string, hour: number) =>
    app.sql(
      `with block as (
         insert into hour_blocks (id, court_id, first_date, last_date, start_minute, end_minute, reason, created_by, created_at)
         select gen_random_uuid(), $1, $2, $2, $3 * 60, $3 * 60 + 60, 'Clase', id, now() from admins returning *
       )
       insert into half_hour_claims (court_id, slot_date, half_hour, block_id)
       select court_id, first_date, start_minute / 30 + half, id from block, generate_series(0, 1) half`,
      [courtId, date, hour],
    );
  await claim(court, '2026-11-19', 6);
  await claim(court, '2026-11-20', 7);
  await claim(there, '2026-11-20', 21);
  await bookHour(court, quito, '2026-11-19', 18);
  const first = (await dashboard()).venues;
  const chosen = (await dashboard(`?venueId=${islands}`)).venues;
  const taken = [...first, ...chosen].map(({ name, date, localTime, courts }) => [
    name,
    `${date} ${localTime}`,
    ...courts.flatMap(({ courtNumber, status, hours }) => [
      courtNumber,
      status,
      hours.length,
      ...hours.filter((hour) => hour.status !== 'free').map((hour) => `${hour.timeSlot} ${hour.status}`),
    ]),
  ]);
  expect(taken).toEqual([
    ['Quito', '2026-11-19 23:30', 1, 'available', 16, '06:00 blocked', '18:00 booked'],
    ['Islas', '2026-11-20 05:30', 7, 'maintenance', 16, '21:00 blocked'],
  ]);
});

test('the map passes over venues without courts, and shows one only if it is chosen', async () => {
  const empty = await aVenue(app, { name: 'Sin canchas' });
  expect((await dashboard()).venues).toEqual([]);
  const club = await aVenue(app, { name: 'Con cancha' });
  await aCourt(app, club);
  expect((await dashboard()).venues).toMatchObject([{ name: 'Con cancha' }]);
  expect((await dashboard(`?venueId=${empty}`)).venues).toMatchObject([{ name: 'Sin canchas', courts: [] }]);

  await app.sql('update venues set archived_at = now() where id = $1', [empty]);
  expect((await dashboard(`?venueId=${empty}`)).venues).toMatchObject([{ name: 'Con cancha' }]);

  const unknown = await admin.get(`/api/admin/dashboard?venueId=${randomUUID()}`);
  expect(unknown).toMatchObject({ status: 404, body: { code: 'venue_not_found' } });
});

test('the occupancy is never above 100 percent', async () => {
  const venueId = await aVenue(app);
  const court = await courtSince(venueId, 1, '2026-11-01T12:00:00Z');
  for (let hour = 6; hour <= 21; hour++) await bookHour(court, venueId, '2026-11-19', hour);
  for (let hour = 6; hour <= 8; hour++) await bookHour(court, venueId, '2026-11-18', hour);
  expect((await dashboard()).occupancy).toEqual({ today: 100, yesterday: 20 });
});

async function bookHour(courtId: string, venueId: string, date: string, hour: number): Promise<void> {
  const id = randomUUID();
  await app.sql(`insert into players (id) values ('guest') on conflict do nothing`);
  await app.sql(
    `insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, starts_at, game_type, tariff,
       base_cents, total_cents, status, payment_due_at, refund_policy, created_at)
     values ($1, $2, $3, 'guest', $4, $5, now(), 'singles', $6, 1450, 1450, 'active', now(), '[]', now())`,
    [id, courtId, venueId, date, hour * 60, hour >= 18 ? 'night' : 'day'],
  );
  await app.sql(
    `insert into half_hour_claims (court_id, slot_date, half_hour, booking_id)
     select $1, $2, $3::int * 2 + half, $4 from generate_series(0, 1) half`,
    [courtId, date, hour, id],
  );
}

test('the map keeps a booked hour in which the venue no longer opens', async () => {
  clock.set('2026-11-20T17:00:00Z');
  await admin.post('/api/admin/login', ADMIN);
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  await aCourt(app, venueId, { number: 2 });
  const slot = { courtId, bookingDate: '2026-11-20', timeSlot: '19:00', gameType: 'singles' };
  expect((await new Browser(app.url).post('/api/bookings', slot)).status).toBe(201);
  const today = { date: '2026-11-20', open: [['08:30', '10:00']], reason: 'Torneo' };
  await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, { exceptions: [today] });
  const courts = (await dashboard()).venues[0]?.courts;
  const hours = (status: string) => [
    { timeSlot: '08:30', durationMinutes: 60, status: 'free' },
    { timeSlot: '09:30', durationMinutes: 30, status: 'free' },
    { timeSlot: '19:00', durationMinutes: 60, status },
  ];
  expect(courts?.map((court) => court.hours)).toEqual([hours('booked'), hours('blocked')]);
});

test('the map does not show an hour as free that is offered to a player on the waiting list', async () => {
  clock.set('2026-11-20T13:00:00Z');
  await admin.post('/api/admin/login', ADMIN);
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  await anOpenOffer(app, new Browser(app.url), { venueId, courtId, date: '2026-11-20' });
  const hours = (await dashboard()).venues[0]?.courts[0]?.hours ?? [];
  const afternoon = hours.filter(({ timeSlot }) => timeSlot >= '13:00' && timeSlot <= '15:00');
  expect(afternoon.map(({ status }) => status)).toEqual(['free', 'blocked', 'free']);
});

test('the map splits an hour of which a block takes the second half, on every court', async () => {
  clock.set('2026-11-20T13:00:00Z');
  await admin.post('/api/admin/login', ADMIN);
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  await aCourt(app, venueId, { number: 2 });
  const hours = { courtId, date: '2026-11-20', from: '10:30', to: '12:00', reason: 'Clase' };
  expect((await admin.post('/api/admin/blocks', hours)).status).toBe(201);
  const courts = (await dashboard()).venues[0]?.courts ?? [];
  const morning = courts.map((court) =>
    court.hours
      .slice(3, 8)
      .map(({ timeSlot, durationMinutes, status }) => `${timeSlot} ${durationMinutes} ${status}`),
  );
  expect(morning).toEqual([
    ['09:00 60 free', '10:00 30 free', '10:30 30 blocked', '11:00 60 blocked', '12:00 60 free'],
    ['09:00 60 free', '10:00 30 free', '10:30 30 free', '11:00 60 free', '12:00 60 free'],
  ]);
});
