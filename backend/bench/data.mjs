// Builds the data set of the benchmark with set-based SQL: venues of four courts, five bookings per
// court and day from 190 days ago to 59 days ahead, and players with a session for the measured
// requests.
import { createHash } from 'node:crypto';

/** Players with a session; each may hold four unpaid bookings. */
export const PLAYERS = 60_000;
const COURTS_PER_VENUE = 4;
const BOOKINGS_PER_DAY = 5;
const DAYS_PAST = 190;
const DAYS = 250;
const BOOKINGS_PER_COURT = BOOKINGS_PER_DAY * DAYS;
const BOOKINGS_PER_PLAYER = 10;
const UNPAID_SHARE_OF_FUTURE = 0.0875;
export const TIME_ZONE = 'America/Guayaquil';

/**
 * Returns the ids that {@link fill} gives to venues, courts and sessions, so that the load can name
 * them.
 */
export const ids = {
  venue: (n) => uuid('a', n),
  court: (n) => uuid('b', n),
  player: (n) => `bench-${n}`,
  /** The cookie value of the n-th load player. */
  token: (n) => createHash('sha256').update(`bench-session-${n}`).digest('base64url'),
};

const uuid = (kind, n) => `00000000-0000-7000-8${kind}00-${n.toString(16).padStart(12, '0')}`;
const uuidSql = (kind, n) => `('00000000-0000-7000-8${kind}00-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Returns how many venues and courts hold this many bookings. */
export function sizesFor(bookings) {
  const courts = Math.max(
    COURTS_PER_VENUE,
    Math.ceil(bookings / BOOKINGS_PER_COURT / COURTS_PER_VENUE) * COURTS_PER_VENUE,
  );
  return { courts, venues: courts / COURTS_PER_VENUE };
}

/**
 * Fills an empty, migrated database. Foreign keys hold by construction, so their triggers are off
 * while it inserts.
 * @param {import('pg').Client} client a superuser
 */
export async function fill(client, bookings) {
  const { courts, venues } = sizesFor(bookings);
  const run = (sql, values) => client.query(sql, values);
  await run(
    `set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off`,
  );
  await run(`insert into venues (id, name, location, time_zone)
    select ${uuidSql('a', 'n')}, 'Club ' || n, 'Quito', '${TIME_ZONE}' from generate_series(0, ${venues - 1}) n`);
  await run(`insert into courts (id, venue_id, name, court_number, day_singles_cents, day_doubles_cents,
      night_singles_cents, night_doubles_cents)
    select ${uuidSql('b', 'n')}, ${uuidSql('a', `n / ${COURTS_PER_VENUE}`)}, 'Cancha ' || n % ${COURTS_PER_VENUE} + 1,
      n % ${COURTS_PER_VENUE} + 1, 1450, 2900, 1650, 3300 from generate_series(0, ${courts - 1}) n`);
  await run(`insert into court_statuses (court_id, since, status) select id, created_at, status from courts`);
  await run(`insert into players (id) select 'player-' || n
    from generate_series(0, ${Math.ceil((courts * BOOKINGS_PER_COURT) / BOOKINGS_PER_PLAYER)}) n`);
  await run(BOOKINGS.replaceAll('$COURTS', courts));
  await run(`insert into slot_claims (court_id, slot_date, slot_hour, booking_id)
    select court_id, slot_date, slot_hour, id from bookings order by court_id, slot_date, slot_hour`);
  await addLoadPlayers(client);
  await run(`set session_replication_role = origin`);
  await run('vacuum (analyze)');
}

const BOOKINGS = `
  insert into bookings (id, court_id, venue_id, player_id, slot_date, slot_hour, starts_at, game_type, tariff,
    base_cents, total_cents, paid_cents, status, payment_due_at, refund_policy, created_at)
  select ${uuidSql('c', 'n')}, ${uuidSql('b', 'court')}, ${uuidSql('a', `court / ${COURTS_PER_VENUE}`)},
    'player-' || (n::bigint * 7919) % ($COURTS * ${BOOKINGS_PER_COURT} / ${BOOKINGS_PER_PLAYER}), day, hour, starts_at, 'singles',
    case when hour >= 18 then 'night' else 'day' end, price, price,
    case when unpaid then 0 else price end, 'active',
    case when unpaid then now() + interval '1 day' else starts_at end,
    jsonb_build_array(
      jsonb_build_object('until', starts_at - interval '24 hours', 'percentage', 100),
      jsonb_build_object('until', starts_at - interval '12 hours', 'percentage', 50)),
    least(starts_at - interval '3 days', now())
  from (
    select n, court, day, hour, (day + make_interval(hours => hour)) at time zone '${TIME_ZONE}' as starts_at,
      case when hour >= 18 then 1650 else 1450 end as price,
      day > current_date + 1 and (n::bigint * 31) % 10000 < ${UNPAID_SHARE_OF_FUTURE * 10_000} as unpaid
    from (
      select court * ${BOOKINGS_PER_COURT} + past * ${BOOKINGS_PER_DAY} + k as n, court,
        (current_date - ${DAYS_PAST} + past)::date as day, (6 + (court + past * 3 + k * 3) % 16)::int as hour
      from generate_series(0, $COURTS - 1) court, generate_series(0, ${DAYS - 1}) past,
        generate_series(0, ${BOOKINGS_PER_DAY - 1}) k
    ) placed
  ) priced order by day, court, hour`;

async function addLoadPlayers(client) {
  const all = Array.from({ length: PLAYERS }, (_, n) => n);
  await client.query(
    `insert into players (id) select 'bench-' || n from generate_series(0, ${PLAYERS - 1}) n`,
  );
  await client.query(
    `insert into sessions (id_hash, player_id, created_at, last_seen_at, expires_at)
     select decode(hash, 'hex'), 'bench-' || n - 1, now(), now(), now() + interval '90 days'
     from unnest($1::text[]) with ordinality as given (hash, n)`,
    [all.map((n) => createHash('sha256').update(ids.token(n)).digest('hex'))],
  );
}

/**
 * Removes what the measured requests have booked, so that each round finds the same database.
 * Requests that were under way when the load ended still book for a moment, so it repeats until
 * nothing is left.
 */
export async function reset(client) {
  await client.query('delete from graphile_worker._private_jobs where locked_at is null');
  for (;;) {
    const { rows } = await client.query(`select id from bookings where player_id like 'bench-%'`);
    if (rows.length === 0) return;
    const gone = [rows.map(({ id }) => id)];
    await client.query('delete from slot_claims where booking_id = any($1)', gone);
    await client.query('delete from bookings where id = any($1)', gone);
  }
}
