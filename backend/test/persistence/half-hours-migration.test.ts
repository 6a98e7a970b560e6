import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { HalfHours1763772000000 } from '../../src/migrations/1763772000000-half-hours.js';
import { WaitingList1763787000000 } from '../../src/migrations/1763787000000-waiting-list.js';
import { checkInvariants } from '../../src/ledger/invariants.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** Statements of the version before, which knows whole hours, as its processes send them. */
const BEFORE = {
  place: `with claim as (
      insert into slot_claims (court_id, slot_date, slot_hour, booking_id)
      select $2::uuid, $4::date, $5::smallint, $1::uuid on conflict do nothing returning booking_id
    ), booked as (
      insert into bookings (id, court_id, venue_id, player_id, slot_date, slot_hour, starts_at, game_type, tariff,
        base_cents, total_cents, status, payment_due_at, refund_policy, created_at)
      select booking_id, $2, $3, 'a-player', $4, $5, ($4::date + make_interval(hours => $5::int)) at time zone 'America/Guayaquil',
        'singles', case when $5 >= 18 then 'night' else 'day' end, 1450, 1450, 'active', now() + interval '1 day', '[]', now()
        from claim returning 1)
    select exists (select from booked) as done`,
  move: `with claim as (
      insert into slot_claims (court_id, slot_date, slot_hour, booking_id)
      select $2::uuid, $3::date, $4::smallint, $1::uuid on conflict do nothing returning booking_id
    ), freed as (
      delete from slot_claims s using claim where s.booking_id = claim.booking_id
        and (s.court_id, s.slot_date, s.slot_hour) <> ($2, $3::date, $4::smallint)
    ), moved as (
      update bookings set court_id = $2, slot_date = $3, slot_hour = $4,
             starts_at = ($3::date + make_interval(hours => $4::int)) at time zone 'America/Guayaquil',
             tariff = case when $4 >= 18 then 'night' else 'day' end
       where id = $1 and exists (select from claim) returning 1)
    select exists (select from moved) as done`,
  expire: `with held as materialized (
      select booking_id from slot_claims where booking_id = any ($1::uuid[])
       order by slot_date, slot_hour, court_id for update
    ), freed as (
      delete from slot_claims c using held where c.booking_id = held.booking_id returning c.booking_id
    ), ended as (
      update bookings set status = 'expired', close_kind = 'deadline', close_percentage = 100, closed_at = now()
       where id = any ($1::uuid[]) returning 1)
    select exists (select from freed) as done`,
};

/** `npm run test:soak` migrates 100,000. */
const BOOKINGS = Number(process.env['MIGRATED_BOOKINGS'] ?? 20_000);
const COURTS = 25;

let app: TestApp;
let owner: DataSource;
let before: pg.Pool;
let venueId: string;
const courts: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' }, checkBooks: false });
  venueId = await aVenue(app);
  for (let number = 1; number <= COURTS; number++) courts.push(await aCourt(app, venueId, { number }));
  await app.sql(`insert into players (id) values ('a-player')`);
  owner = new DataSource({ type: 'postgres', url: app.databaseUrl, installExtensions: false });
  await owner.initialize();
  before = new pg.Pool({ connectionString: app.databaseUrl, max: 6 });
}, 60_000);
afterAll(async () => {
  await before.end();
  await owner.destroy();
  await app.close();
});

async function done(statement: keyof typeof BEFORE, values: unknown[]): Promise<boolean> {
  const { rows } = await before.query<{ done: boolean }>(BEFORE[statement], values);
  return rows[0]?.done ?? false;
}

async function place(court: number, date: string, hour: number): Promise<string | null> {
  const id = randomUUID();
  return (await done('place', [id, courts[court], venueId, date, hour])) ? id : null;
}

/** A process of the version before: it books, moves and lets expire until it is told to stop. */
async function oldProcess(number: number, isOver: () => boolean): Promise<number> {
  let round = 0;
  for (; !isOver(); round++) {
    const day = `2042-01-${String(1 + (round % 28)).padStart(2, '0')}`;
    const ids = await Promise.all([number, number + 1].map((court) => place(court, day, 6 + (round % 8))));
    const [first] = ids;
    if (first && round % 3 === 0) await done('move', [first, courts[number], day, 14 + (round % 8)]);
    if (first && round % 3 === 1) await done('expire', [[first]]);
  }
  return round;
}

test('stored bookings get their half hours while processes of the version before go on', async () => {
  const runner = owner.createQueryRunner();
  const migration = new HalfHours1763772000000();
  const later = new WaitingList1763787000000();
  await later.down(runner);
  await migration.down(runner);
  await runner.query(
    `set session_replication_role = replica;
     create temporary table crowd as
       select gen_random_uuid() as id, ('{${courts.join()}}'::uuid[])[1 + n % ${COURTS}] as court,
              date '2030-01-01' + n / ${COURTS} / 16 as day, 6 + n / ${COURTS} % 16 as hour, n % 10 = 0 as cancelled
         from generate_series(0, ${BOOKINGS - 1}) n;
     insert into bookings (id, court_id, venue_id, player_id, slot_date, slot_hour, starts_at, game_type, tariff,
        base_cents, total_cents, status, payment_due_at, refund_policy, created_at, close_kind, close_percentage, closed_at)
     select id, court, '${venueId}', 'a-player', day, hour, (day + make_interval(hours => hour)) at time zone 'America/Guayaquil',
        'singles', case when hour >= 18 then 'night' else 'day' end, 1450, 1450, case when cancelled then 'cancelled' else 'active' end,
        now() + interval '1 day', '[]', now(), case when cancelled then 'player' end,
        case when cancelled then 50 end, case when cancelled then now() end from crowd;
     insert into slot_claims (court_id, slot_date, slot_hour, booking_id)
     select court, day, hour, id from crowd where not cancelled;
     reset session_replication_role; analyze bookings; analyze slot_claims`,
  );
  let isOver = false;
  const processes = [0, 2, 4].map((number) => oldProcess(number, () => isOver));
  await migration.up(runner).finally(() => (isOver = true));
  const rounds = await Promise.all(processes);
  await later.up(runner);
  await runner.release();
  expect(Math.min(...rounds)).toBeGreaterThan(0);
  const [claims] = await app.sql<{ halves: number; held: number }>(
    `select (select count(*)::int from half_hour_claims) as halves,
            (select count(*)::int * 2 from bookings where status in ('active', 'closing')) as held`,
  );
  expect(claims?.halves).toBe(claims?.held);
  expect(claims?.held).toBeGreaterThan(BOOKINGS * 1.7);
}, 90_000);

test('after the migration a process of the version before still books, moves and frees whole hours', async () => {
  const first = await place(9, '2041-05-01', 10);
  expect(first).not.toBeNull();
  expect(await place(9, '2041-05-01', 10)).toBeNull();
  expect(await done('move', [first, courts[9], '2041-05-01', 12])).toBe(true);
  const halves = `select half_hour as half from half_hour_claims where booking_id = $1 order by 1`;
  expect(await app.sql(halves, [first])).toEqual([{ half: 24 }, { half: 25 }]);
  expect(await done('expire', [[first]])).toBe(true);
  expect(await app.sql(halves, [first])).toEqual([]);
  const [stored] = await app.sql(
    `select start_minute as start, duration_minutes as length from bookings where id = $1`,
    [first],
  );
  expect(stored).toEqual({ start: 720, length: 60 });
});

test('a process of the version before takes no hour of which another booking holds a half', async () => {
  const id = randomUUID();
  await app.sql(
    `with b as (insert into bookings (id, court_id, venue_id, player_id, slot_date, slot_hour, start_minute, duration_minutes,
        starts_at, game_type, tariff, base_cents, total_cents, status, payment_due_at, refund_policy, created_at)
       values ($1, $2, $3, 'a-player', '2041-06-01', 10, 630, 90, timestamp '2041-06-01 10:30' at time zone 'America/Guayaquil',
        'singles', 'day', 1450, 1450, 'active', now() + interval '1 day', '[]', now()))
     insert into half_hour_claims (court_id, slot_date, half_hour, booking_id)
     select $2, '2041-06-01', half, $1 from generate_series(21, 23) half`,
    [id, courts[9], venueId],
  );
  expect([await place(9, '2041-06-01', 10), await place(9, '2041-06-01', 11)]).toEqual([null, null]);
  expect(await place(9, '2041-06-01', 9)).not.toBeNull();
  expect(await place(9, '2041-06-01', 12)).not.toBeNull();
});

test('every invariant holds after both versions have written', async () => {
  const reports = await checkInvariants(
    (sql) => app.sql<{ what: string }>(sql),
    app.config.unpaidHoldsPerAddress,
  );
  expect(reports.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
