import {
  restatementsIn,
  violationsOfEntity,
  violationsOfSource,
  violationsOfStatement,
} from './ownership-rules.mjs';

const inModule = (module) => `backend/src/modules/${module}/adapters/persistence/planted.ts`;
const KERNEL = 'backend/src/kernel/adapters/persistence/planted.ts';

/** Statements that must be refused: [file, name, SQL, part of the reason]. */
const REFUSED = [
  [inModule('bookings'), 'bookings.a', 'select * from payments where id = $1', 'read payments'],
  [inModule('venues'), 'venues.a', 'select count(*) from bookings b where b.venue_id = $1', 'read bookings'],
  [KERNEL, 'kernel.a', 'select 1 from bookings', 'read bookings'],
  [
    inModule('bookings'),
    'bookings.b',
    'with taken as (insert into shares (id) values ($1) returning id) select * from taken',
    'write shares',
  ],
  [
    inModule('courts'),
    'courts.a',
    'select c.id, (select min(b.id) from half_hour_claims s join bookings b using (id) where s.court_id = c.id) from courts c',
    'read half_hour_claims',
  ],
  [inModule('payments'), 'payments.a', 'update bookings set status = $1 where id = $2', 'write bookings'],
  [inModule('payments'), 'payments.b', 'delete from redemptions where booking_id = $1', 'write redemptions'],
  [
    inModule('reports'),
    'reports.a',
    'merge into players p using sessions s on s.player_id = p.id when matched then delete',
    'write players',
  ],
  [
    inModule('venues'),
    'venues.b',
    'update venues v set name = c.name from courts c where c.venue_id = v.id',
    'read courts',
  ],
  [inModule('bookings'), 'bookings.c', 'with payments as (select * from payments) select 1', 'read payments'],
  [inModule('bookings'), 'bookings.d', 'with a as (select 1) select * from public.payments', 'no owner'],
  [inModule('bookings'), 'bookings.e', 'select * from a_table_of_nobody', 'no owner'],
  [
    inModule('notifications'),
    'notifications.a',
    'select * from graphile_worker.jobs; select 1',
    'one select',
  ],
  [inModule('notifications'), 'notifications.b', 'truncate sent_mails', 'one select'],
  [inModule('bookings'), 'desk.day', 'select 1', 'must begin with "bookings."'],
  [inModule('bookings'), 'bookings.f', 'select from where', 'cannot be parsed'],
  ...[
    'insert into venues (id, name, created_at) values ($1, $2, now())',
    "insert into venues (id, name) values ($1, 'A'), ($2, 'B')",
    'update venues set name = $2, phone = null, archived_at = current_timestamp where id = $1',
    'update venues v set rules = $2::jsonb where v.id = any ($1::uuid[]) and v.archived_at is null',
    'update venues set archived_at = $1 where id in ($2, $3) returning 1 as changed',
    'delete from venues where id = $1',
    'delete from venues where archived_at < $1 or created_at between $2 and $3',
  ].map((text) => [inModule('venues'), 'venues.d', text, 'a repository can write this']),
];

/** Statements that must be accepted: [file, name, SQL]. */
const ACCEPTED = [
  [inModule('bookings'), 'bookings.g', 'select * from bookings b join courts c on c.id = b.court_id'],
  [inModule('bookings'), 'bookings.h', 'with payments as (select 1 as a) select a from payments'],
  [
    inModule('bookings'),
    'bookings.i',
    'insert into half_hour_claims select id from courts on conflict do nothing',
  ],
  [inModule('bookings'), 'bookings.j', 'select 1 from courts c where c.id = $1 for share of c'],
  [inModule('venues'), 'venues.c', 'select name from pg_timezone_names'],
  [inModule('payments'), 'payments.c', 'select * from unnest($1::text[]) a join shares s on s.id = a'],
  [inModule('reports'), 'reports.b', 'select * from audit_log'],
  ...[
    'insert into venues (id, name) values ($1, upper($2))',
    'insert into venues (id, name) values ($1, $2) on conflict do nothing',
    'insert into venues (id, name) values ($1, $2) returning created_at',
    'insert into venues (id, name) select $1, name from venues where id = $2',
    'update venues set rules_version = rules_version + 1 where id = $1',
    'update venues set name = coalesce($2, name) where id = $1',
    'update venues set name = $2 where lower(name) = lower($1)',
    'update venues set name = $2 where id = $1 returning phone',
    'update venues set name = $2 where id = (select min(id) from venues)',
    'with gone as (delete from venues where id = $1 returning name) select name from gone',
    'delete from venues where phone is distinct from $1',
  ].map((text) => [inModule('venues'), 'venues.e', text]),
];

/** Entities that must be refused: [file, name, table, source of the product]. */
const REFUSED_ENTITIES = [
  [inModule('bookings'), 'Payment', 'payments', '@InjectRepository(PlantedSchema)'],
  [inModule('catalog'), 'Venue', 'venues', '@InjectRepository(PlantedSchema)'],
  [inModule('venues'), 'Venue', 'venues', 'TypeOrmModule.forFeature([PlantedSchema])'],
];

/** Source lines that must be refused. */
const REFUSED_SOURCES = [
  'await this.database.query(`select 1`, []);',
  "await this.database.query({ name: 'a', text: 'select 1' }, []);",
  'await this.database.manager.query(SOME_TEXT);',
  "const rows = await client.query<Row>('select 1');",
  "this.rows.createQueryBuilder('b')",
];
const ACCEPTED_SOURCE = 'await this.database.query<BookingRow>(ONE, [id]);';

/** Fragments that repeat a rule, which must be refused. */
const RESTATEMENTS = [
  "where p.status = 'succeeded' and not p.excess",
  "and status = 'succeeded'\n   and not excess",
  "where b.status = 'active' and b.paid_cents < b.total_cents",
  'when paid_cents >= total_cents then',
];
const NO_RESTATEMENT = 'where paid_cents > total_cents and not excess';

/**
 * @returns {Promise<{ count: number, failures: string[] }>} planted cases that went the wrong way
 */
export async function plantedSql() {
  const statements = [...REFUSED, ...ACCEPTED].map(judged);
  const entities = REFUSED_ENTITIES.map(([file, name, tableName, source]) =>
    violationsOfEntity(file, { name, tableName }, 'PlantedSchema', source).length === 1
      ? undefined
      : `${name} may map ${tableName}`,
  );
  const sources = REFUSED_SOURCES.map((line) =>
    violationsOfSource('planted.ts', line).length > 0 ? undefined : `accepted: ${line}`,
  );
  const accepted = violationsOfSource('planted.ts', ACCEPTED_SOURCE).map(
    (violation) => `refused: ${violation}`,
  );
  const restated = RESTATEMENTS.map((sql) =>
    restatementsIn('planted.ts', sql).length > 0 ? undefined : `accepted: ${sql}`,
  );
  const original = restatementsIn('planted.ts', NO_RESTATEMENT).map((violation) => `refused: ${violation}`);
  const verdicts = [...(await Promise.all(statements)), ...entities, ...sources, ...restated];
  return { count: verdicts.length + 2, failures: [...verdicts.filter(Boolean), ...accepted, ...original] };
}

async function judged([file, name, text, reason]) {
  const violations = await violationsOfStatement(file, { name, text });
  if (reason === undefined) return violations.length === 0 ? undefined : `refused: ${violations.join('; ')}`;
  return violations.some((violation) => violation.includes(reason))
    ? undefined
    : `accepted: ${name}: ${text}`;
}
