import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * The state of the sandbox. `body` is the object as Stripe returns it. `facts` is what Stripe knows
 * but does not show, such as the test card behind a payment method. Money is integer cents,
 * `created` is seconds since 1970.
 */
const statements = `
create schema if not exists stripe_sandbox;

create table if not exists stripe_sandbox.objects (
  id text primary key,
  kind text not null,
  seq bigint generated always as identity,
  created bigint not null,
  body jsonb not null,
  facts jsonb not null default '{}'
);
create index if not exists objects_by_kind on stripe_sandbox.objects (kind, seq desc);
create index if not exists objects_by_customer on stripe_sandbox.objects ((body->>'customer')) where body->>'customer' is not null;
create index if not exists objects_by_intent on stripe_sandbox.objects ((body->>'payment_intent')) where body->>'payment_intent' is not null;
create index if not exists objects_by_charge on stripe_sandbox.objects ((body->>'charge')) where body->>'charge' is not null;

create table if not exists stripe_sandbox.idempotency_keys (
  key text primary key,
  fingerprint text not null,
  request_id text not null,
  status integer not null,
  answer text not null,
  created_at timestamptz not null
);
create index if not exists idempotency_keys_by_age on stripe_sandbox.idempotency_keys (created_at);

create table if not exists stripe_sandbox.webhook_deliveries (
  event_id text primary key references stripe_sandbox.objects (id),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  last_failure text
);
create index if not exists webhook_deliveries_due on stripe_sandbox.webhook_deliveries (next_attempt_at) where next_attempt_at is not null;

create table if not exists stripe_sandbox.settlements (
  object_id text primary key references stripe_sandbox.objects (id),
  outcome text not null check (outcome in ('succeeded', 'failed')),
  due_at timestamptz not null
);
create index if not exists settlements_due on stripe_sandbox.settlements (due_at);
insert into stripe_sandbox.settlements
  select id, 'failed', to_timestamp(created) + interval '7 days' from stripe_sandbox.objects
   where kind = 'payment_intent' and body->>'status' = 'requires_capture'
  on conflict do nothing;
`;

const version = createHash('sha256').update(statements).digest('hex');

/**
 * Creates what is missing. An advisory lock makes processes that start together take turns. If the
 * comment of the schema names the current version, nothing is touched: even `create index if not
 * exists` locks its table, which another process may be using.
 */
export async function prepareSchema(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (connection) => {
    await connection.query(`select pg_advisory_xact_lock(hashtextextended('stripe_sandbox.schema', 0))`);
    const { rows } = await connection.query<{ version: string | null }>(
      `select obj_description(to_regnamespace('stripe_sandbox'), 'pg_namespace') as version`,
    );
    if (rows[0]?.version === version) return;
    await connection.query(`${statements} comment on schema stripe_sandbox is '${version}'`);
  });
}

/**
 * Runs `work` in one transaction. It is committed when `work` returns and rolled back when it
 * throws.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  try {
    await connection.query('begin');
    const result = await work(connection);
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    connection.release(broken);
  }
}
