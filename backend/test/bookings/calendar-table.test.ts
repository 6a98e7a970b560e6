import pg from 'pg';
import { declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ checkBooks: false }); // the bookings below have no claims
  await app.sql(`insert into players (id) select 'crowd-' || number from generate_series(0, 999) number`);
});
beforeEach(async () => {
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
});
afterAll(() => app.close());

const clients: pg.Client[] = [];

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  clients.push(client);
  await client.connect();
  return client;
}

/** Stores `count` bookings, one per hour from the given day on, and returns their ids. */
async function someBookings(firstDay: string, count = 1): Promise<string[]> {
  const rows = await app.sql<{ id: string }>(
    `insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, starts_at, game_type,
       tariff, base_cents, total_cents, status, payment_due_at, refund_policy, created_at)
     select gen_random_uuid(), $1, $2, 'crowd-' || n % 1000, day, (6 + n % 12) * 60, day + interval '15 hours',
       'singles', 'day', 1450, 1450, 'active', now(), '[]', now()
       from (select n, $3::date + n / 12 as day from generate_series(0, $4 - 1) n) slots
     returning id`,
    [courtId, venueId, firstDay, count],
  );
  return rows.map(({ id }) => id);
}

async function versions(): Promise<Record<string, number>> {
  const rows = await app.sql<{ month: string; version: string }>(
    `select month::text, sum(version) as version from calendar_months where venue_id = $1 group by month order by month`,
    [venueId],
  );
  return Object.fromEntries(rows.map(({ month, version }) => [month, Number(version)]));
}

test('a statement that changes many bookings changes the version of each of their months', async () => {
  const ids = await someBookings('2031-01-31', 24);
  const placed = await versions();
  expect(Object.keys(placed)).toEqual(['2031-01-01', '2031-02-01']);
  await app.sql(`update bookings set paid_cents = 1 where id = any($1)`, [ids]);
  const paid = await versions();
  await app.sql(`delete from bookings where id = any($1)`, [ids]);
  const deleted = await versions();
  for (const month of Object.keys(placed))
    expect([placed[month], paid[month], deleted[month]]).toEqual(
      [...new Set([placed[month], paid[month], deleted[month]])].sort(),
    );
});

test('a booking that moves to another month changes both', async () => {
  const [id] = await someBookings('2031-01-31');
  const before = await versions();
  await app.sql(`update bookings set slot_date = '2031-02-01' where id = $1`, [id]);
  const after = await versions();
  expect(after['2031-01-01']).toBeGreaterThan(before['2031-01-01'] ?? 0);
  expect(after['2031-02-01']).toBeGreaterThan(0);
});

test('a change that the calendar does not show leaves the version of a venue', async () => {
  const [id] = await someBookings('2031-01-31');
  const before = await versions();
  await app.sql(`update bookings set remind_at = now() where id = $1`, [id]);
  await app.sql(`update courts set status = 'maintenance', image_url = '/x' where id = $1`, [courtId]);
  await app.sql(`update venues set description = 'x' where id = $1`, [venueId]);
  expect(await versions()).toEqual(before);
});

/** Opens connections until the last one bumps the same row as the first, or another one. */
async function twoConnections(isSameRow: boolean): Promise<[first: pg.Client, second: pg.Client]> {
  const first = await connected();
  const rowOf = async (client: pg.Client) =>
    (await client.query<{ row: number }>('select pg_backend_pid() % 16 as row')).rows[0]?.row;
  for (;;) {
    const second = await connected();
    if (((await rowOf(first)) === (await rowOf(second))) === isSameRow) return [first, second];
  }
}

const PAY = `update bookings set paid_cents = 1 where id = $1`;

test('two transactions that change one month end in any order, and each end is a new version', async () => {
  const [first, second] = await someBookings('2031-01-31', 2);
  const [one, other] = await twoConnections(false);
  const { '2031-01-01': before = 0 } = await versions();
  await one.query('begin');
  await one.query(PAY, [first]);
  await other.query(PAY, [second]);
  const { '2031-01-01': between = 0 } = await versions();
  expect(between).toBeGreaterThan(before);
  await one.query('commit');
  expect((await versions())['2031-01-01']).toBeGreaterThan(between);
});

test('two transactions that change one row of a version end one after the other', async () => {
  const [first, second] = await someBookings('2031-01-31', 2);
  const [one, other] = await twoConnections(true);
  await one.query(PAY, [first]);
  const { '2031-01-01': before = 0 } = await versions();
  await one.query('begin');
  await one.query(PAY.replace('1', '2'), [first]);
  const later = other.query(PAY, [second]);
  await eventually(async () => {
    const [waiting] = await app.sql<{ count: number }>(
      `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and query = $1`,
      [PAY],
    );
    expect(waiting?.count).toBe(1);
  });
  expect((await versions())['2031-01-01']).toBe(before);
  await one.query('commit');
  await later;
  expect((await versions())['2031-01-01']).toBeGreaterThan(before + 1);
});

test('a version never falls behind the clock, so a restored database does not repeat one', async () => {
  await someBookings('2031-01-31');
  await app.sql(`update calendar_months set version = 7 where venue_id = $1`, [venueId]);
  const began = Date.now();
  await someBookings('2031-01-31');
  expect((await versions())['2031-01-01']).toBeGreaterThanOrEqual(began - 1000);
});

test('a restored database repeats no version, even if the sums are the same', async () => {
  const textOf = async (rows: string) => {
    await app.sql(`delete from calendar_months where venue_id = $1`, [venueId]);
    await app.sql(
      `insert into calendar_months select $1, '2031-01-01', version, shard from (values ${rows}) v (version, shard)`,
      [venueId],
    );
    const { text = '' } = declaredStatements.find(({ name }) => name === 'bookings.month-state') ?? {};
    return (await app.sql<{ version: string }>(text, [venueId, '2031-01-01']))[0]?.version;
  };
  const before = await textOf('(100, 0), (200, 1)');
  const sinceRestored = await textOf('(250, 0), (50, 1)');
  expect([before, sinceRestored]).toEqual(['200.300', '250.300']);
});

/** Returns the plan of a statement of the product with the values of the test. */
async function planOf(name: string, values: unknown[]): Promise<string> {
  const sql = declaredStatements.find((statement) => statement.name === name);
  return JSON.stringify(await app.sql<object>(`explain (format json) ${sql?.text}`, values));
}

test('a month and the day of a court are read from indexes', async () => {
  await app.sql(
    `insert into calendar_months select gen_random_uuid(), '2031-01-01', 1 from generate_series(1, 20000)`,
  );
  const ids = await someBookings('2031-01-01', 12 * 1000);
  await app.sql(
    `insert into half_hour_claims (court_id, slot_date, half_hour, booking_id)
     select court_id, slot_date, start_minute / 30 + half, id
       from bookings, generate_series(0, 1) half where id = any($1)`,
    [ids],
  );
  for (const table of ['bookings', 'calendar_months', 'half_hour_claims'])
    await app.sql(`vacuum (analyze) ${table}`);
  const month = [venueId, '2031-02-01'];
  const plans = [
    [await planOf('bookings.month-state', month), /"calendar_months_pkey"/],
    [await planOf('bookings.month-state-for-player', [...month, 'crowd-7']), /"bookings_of_player"/],
    [await planOf('bookings.month', month), /"bookings_of_(venue|court)"/],
    [await planOf('bookings.day-of-court', [courtId, '2031-02-01']), /"half_hour_claims_pkey"/],
    [await planOf('bookings.free-hours-of-month', month), /"half_hour_claims_pkey"/],
    [await planOf('bookings.day-of-venue', [venueId, '2031-02-01']), /"half_hour_claims_pkey"/],
  ] as const;
  for (const [plan, index] of plans) {
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"(bookings|calendar_months|half_hour_claims)"/);
  }
});
