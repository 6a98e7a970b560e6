// `node backend/tools/ops/measure-persistence.mjs` measures one call to PostgreSQL through a named
// statement and through TypeORM (docs/adr/0020). It creates a new database on the server of
// DATABASE_URL, or on an embedded PostgreSQL in a temporary folder, and removes it afterwards.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildWhatIsStale } from '../launch/build.mjs';
import { inRoot } from '../launch/processes.mjs';

const BOOKINGS = 20_000;
const LIST = 600;
const ROUNDS = 30;
const CALLS = { single: 50, list: 4 };
const VENUE = randomUUID();
const COURT = randomUUID();
const COLUMNS = `id, court_id as "courtId", player_id as "playerId", slot_date::text as "slotDate",
  start_minute as "startMinute", starts_at as "startsAt", game_type as "gameType", tariff, base_cents as "baseCents",
  discount_cents as "discountCents", total_cents as "totalCents", paid_cents as "paidCents", status,
  payment_due_at as "paymentDueAt", refund_policy as "refundPolicy", created_at as "createdAt"`;
const SQL = {
  one: `select ${COLUMNS} from bookings where id = $1`,
  lock: `select ${COLUMNS} from bookings where id = $1 for update`,
  update: `update bookings set paid_cents = $2, status = $3 where id = $1`,
  list: `select ${COLUMNS} from bookings where player_id = $1 order by starts_at limit ${LIST}`,
  join: `select b.id, b.slot_date::text as "date", c.name as court, v.name as venue,
      coalesce((select sum(p.amount_cents) from payments p where p.booking_id = b.id and p.status = 'succeeded'), 0) as paid,
      (select s.code from discount_codes s join redemptions r on r.code_id = s.id where r.booking_id = b.id limit 1) as code
    from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id where b.id = $1`,
};

await buildWhatIsStale(['backend']);
const built = (path) => import(inRoot('backend', 'dist', path));
const { createDataSource, migrate } = await built('src/database/data-source.js');
const { BookingSchema } = await built('src/modules/bookings/adapters/persistence/bookings.schema.js');

const server = await aServer();
const database = `saque_bench_${randomUUID().replaceAll('-', '')}`;
const url = Object.assign(new URL(server.url), { pathname: `/${database}` }).href;
try {
  await onServer(`create database ${database}`);
  await migrate(url);
  const source = await createDataSource(url, 1, [BookingSchema]).initialize();
  try {
    await fill(source);
    report(await measure(source));
  } finally {
    await source.destroy();
  }
} finally {
  await onServer(`drop database if exists ${database}`);
  await server.stop();
}

async function aServer() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: () => undefined };
  const { startEmbeddedPostgres } = await built('stand-ins/embedded-postgres/index.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'saque-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: console.log });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function onServer(sql) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Inserts one venue, one court, and players who each have as many bookings as the list. */
async function fill(source) {
  await source.query(
    `insert into venues (id, name, location, time_zone) values ('${VENUE}', 'Bench', 'Quito', 'America/Guayaquil')`,
  );
  await source.query(
    `insert into courts (id, venue_id, name, court_number, day_singles_cents, day_doubles_cents, night_singles_cents,
       night_doubles_cents) values ('${COURT}', '${VENUE}', 'Uno', 1, 1450, 2900, 1650, 3300)`,
  );
  await source.query(
    `insert into players (id) select 'player-' || n from generate_series(0, ${Math.floor(BOOKINGS / LIST)}) n`,
  );
  await source.query(
    `insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, starts_at, game_type, tariff,
       base_cents, total_cents, status, payment_due_at, refund_policy, created_at)
     select gen_random_uuid(), '${COURT}', '${VENUE}', 'player-' || n / ${LIST}, date '2026-01-01' + n / 12, 360 + n % 12 * 60,
       timestamptz '2026-01-01' + n * interval '1 hour', 'singles', 'day', 1450, 1450, 'active', now(),
       '{"fullUntilHours": 24, "halfUntilHours": 12}', now() from generate_series(0, ${BOOKINGS - 1}) n`,
  );
  await source.query('analyze');
}

async function measure(source) {
  const ids = (await source.query(`select id from bookings order by id limit 2000`)).map(({ id }) => id);
  const any = () => ids[Math.floor(Math.random() * ids.length)];
  const pool = source.driver.master;
  const named = (name, values) => pool.query({ name: `bench.${name}`, text: SQL[name], values });
  const unnamed = (name, values) => source.manager.query(SQL[name], values);
  const inTransaction = (work) =>
    source.transaction((manager) => work(manager, manager.queryRunner.databaseConnection));
  const results = await timed([
    ['one row by id', 'named statement', () => named('one', [any()])],
    ['one row by id', 'TypeORM query()', () => unnamed('one', [any()])],
    [
      'one row by id',
      'TypeORM findOneBy()',
      () => source.getRepository(BookingSchema).findOneBy({ id: any() }),
    ],
    ['joined view of one row', 'named statement', () => named('join', [any()])],
    ['joined view of one row', 'TypeORM query()', () => unnamed('join', [any()])],
    [
      'transaction with a lock',
      'named statement',
      () =>
        inTransaction((_, client) => client.query({ name: 'bench.lock', text: SQL.lock, values: [any()] })),
    ],
    [
      'transaction with a lock',
      'TypeORM findOne()',
      () =>
        inTransaction((manager) =>
          manager.findOne(BookingSchema, { where: { id: any() }, lock: { mode: 'pessimistic_write' } }),
        ),
    ],
    ['update of two columns', 'named statement', () => named('update', [any(), 1450, 'active'])],
    [
      'update of two columns',
      'TypeORM update()',
      () => source.manager.update(BookingSchema, { id: any() }, { paidCents: 1450, status: 'active' }),
    ],
    [`list of ${LIST} rows`, 'named statement', () => named('list', ['player-3'])],
    [`list of ${LIST} rows`, 'TypeORM query()', () => unnamed('list', ['player-3'])],
    [
      `list of ${LIST} rows`,
      'TypeORM find()',
      () =>
        source.manager.find(BookingSchema, {
          where: { playerId: 'player-3' },
          order: { startsAt: 'ASC' },
          take: LIST,
        }),
    ],
  ]);
  return results;
}

/** Alternates between the operations, so that other load on the machine affects all of them. */
async function timed(operations) {
  const samples = operations.map(() => []);
  for (let round = -2; round < ROUNDS; round += 1)
    for (const [index, [what, , run]] of operations.entries()) {
      const calls = what.startsWith('list') ? CALLS.list : CALLS.single;
      const started = performance.now();
      for (let call = 0; call < calls; call += 1) await run();
      if (round >= 0) samples[index].push((performance.now() - started) / calls);
    }
  return operations.map(([what, how], index) => ({
    what,
    how,
    samples: samples[index].toSorted((a, b) => a - b),
  }));
}

function report(results) {
  const best = (what) => results.find((result) => result.what === what).samples;
  const middle = (samples) => samples[Math.floor(samples.length / 2)];
  console.log('| operation | through | median | fastest | ratio |\n| --- | --- | --- | --- | --- |');
  for (const { what, how, samples } of results) {
    const ratio = (middle(samples) / middle(best(what))).toFixed(1);
    console.log(
      `| ${what} | ${how} | ${middle(samples).toFixed(2)} ms | ${samples[0].toFixed(2)} ms | ${ratio} |`,
    );
  }
}
