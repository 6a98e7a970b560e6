import { createHash } from 'node:crypto';
import {
  BOOKINGS_PER_COURT,
  BOOKINGS_PER_DAY,
  COURTS_PER_VENUE,
  DAYS,
  DAYS_PAST,
  ids,
  PLAYERS,
  sizesFor,
  TIME_ZONE,
} from './ids.mjs';

const BOOKINGS_PER_PLAYER = 10;
const UNPAID_SHARE_OF_FUTURE = 0.0875;

/** A SQL expression for the id of the n-th venue (`a`), court (`b`) or booking (`c`). */
export const uuidSql = (kind, n) => `('00000000-0000-7000-8${kind}00-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/**
 * Fills an empty, migrated database with set-based SQL. Foreign keys hold by construction, so their
 * triggers are off while it inserts. Ids grow with the day of the booking, as those of the product
 * grow with time.
 * @param {import('pg').Client} client a superuser
 */
export async function fill(client, bookings) {
  const { courts, allVenues, allCourts } = sizesFor(bookings);
  await quickly(client, async () => {
    await addVenues(client, allVenues, allCourts);
    await addBookings(client, placedAround(courts), (courts * BOOKINGS_PER_COURT) / BOOKINGS_PER_PLAYER);
    await addLoadPlayers(client);
  });
}

/** Runs `work` without triggers, and prepares the tables for being measured. */
export async function quickly(client, work) {
  await client.query(
    `set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off;
     set maintenance_work_mem = '512MB'`,
  );
  await work();
  await client.query(`reset session_replication_role; reset synchronous_commit`);
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}

/**
 * Adds players and their bookings, with claims and the versions of months.
 * @param {string} placed a SQL source of `n`, `venue`, `court`, `day` and `hour`: one row for each
 *   booking
 */
export async function addBookings(client, placed, players) {
  await client.query(`insert into players (id) select 'player-' || n from generate_series(0, ${players}) n`);
  await withoutIndexes(client, ['bookings', 'half_hour_claims'], async () => {
    await client.query(bookingsOf(placed, players));
    await client.query(`insert into half_hour_claims (court_id, slot_date, half_hour, booking_id)
      select court_id, slot_date, half_hour, id from bookings
        cross join generate_series(start_minute / 30, (start_minute + duration_minutes) / 30 - 1) half_hour`);
  });
  await client.query(`insert into calendar_months (venue_id, month, version, shard)
    select distinct venue_id, date_trunc('month', slot_date)::date, 1, 0 from bookings`);
}

async function addVenues(client, venues, courts) {
  await client.query(`insert into venues (id, name, location, time_zone)
    select ${uuidSql('a', 'n')}, 'Club ' || n, 'Quito', '${TIME_ZONE}' from generate_series(0, ${venues - 1}) n`);
  await client.query(`insert into courts (id, venue_id, name, court_number, day_singles_cents, day_doubles_cents,
      night_singles_cents, night_doubles_cents)
    select ${uuidSql('b', 'n')}, ${uuidSql('a', `n / ${COURTS_PER_VENUE}`)}, 'Cancha ' || n % ${COURTS_PER_VENUE} + 1,
      n % ${COURTS_PER_VENUE} + 1, 1450, 2900, 1650, 3300 from generate_series(0, ${courts - 1}) n`);
  await client.query('insert into receipt_series (venue_id) select id from venues');
  await client.query(
    `insert into court_statuses (court_id, since, status) select id, created_at, status from courts`,
  );
}

/**
 * Drops the secondary indexes of the tables while `work` inserts, and builds them afterwards. The
 * unique ones stay: the code of a booking is drawn anew until the index does not have it.
 */
async function withoutIndexes(client, tables, work) {
  const { rows } = await client.query(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

/** Five bookings per court and day, from 190 days ago to 59 days ahead. */
const placedAround = (courts) => `
  select (past * ${courts} + court) * ${BOOKINGS_PER_DAY} + k as n, court / ${COURTS_PER_VENUE} as venue, court,
    (current_date - ${DAYS_PAST} + past)::date as day, (6 + (court + past * 3 + k * 3) % 16)::int as hour
  from generate_series(0, ${DAYS - 1}) past, generate_series(0, ${courts} - 1) court,
    generate_series(0, ${BOOKINGS_PER_DAY - 1}) k`;

const bookingsOf = (placed, players) => `
  insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, starts_at, game_type, tariff,
    base_cents, total_cents, paid_cents, status, payment_due_at, remind_at, refund_policy, created_at)
  select ${uuidSql('c', 'n')}, ${uuidSql('b', 'court')}, ${uuidSql('a', 'venue')},
    'player-' || (n::bigint * 7919) % ${players}, day, hour * 60, starts_at, 'singles',
    case when hour >= 18 then 'night' else 'day' end, price, price,
    case when unpaid then 0 else price end, 'active',
    case when unpaid then now() + interval '1 day' else starts_at end,
    case when unpaid then now() + interval '1 day' - interval '15 minutes' end,
    jsonb_build_array(
      jsonb_build_object('until', starts_at - interval '24 hours', 'percentage', 100),
      jsonb_build_object('until', starts_at - interval '12 hours', 'percentage', 50)),
    least(starts_at - interval '3 days', now())
  from (
    select n, venue, court, day, hour, (day + make_interval(hours => hour)) at time zone '${TIME_ZONE}' as starts_at,
      case when hour >= 18 then 1650 else 1450 end as price,
      day > current_date + 1 and (n::bigint * 31) % 10000 < ${UNPAID_SHARE_OF_FUTURE * 10_000} as unpaid
    from (${placed}) placed
  ) priced`;

async function addLoadPlayers(client) {
  const hashes = Array.from({ length: PLAYERS }, (_, n) =>
    createHash('sha256').update(ids.token(n)).digest('hex'),
  );
  await client.query(
    `insert into players (id) select 'bench-' || n from generate_series(0, ${PLAYERS - 1}) n`,
  );
  await client.query(
    `insert into sessions (id_hash, player_id, created_at, last_seen_at, expires_at)
     select decode(hash, 'hex'), 'bench-' || n - 1, now(), now(), now() + interval '90 days'
     from unnest($1::text[]) with ordinality as given (hash, n)`,
    [hashes],
  );
}
