import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Measures the connections of this process. */
export function poolMetrics(registry: Registry, pool: Pool): void {
  const connections = new Gauge({
    name: 'saque_database_connections',
    help: 'Connections of this process by state; waiting: requests without a connection',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** Measures the data of the whole installation. Only the process for background work does this. */
export function businessMetrics(registry: Registry, pool: Pool): void {
  counted(registry, pool, 'saque_bookings', 'Bookings by status', 'status', BOOKINGS);
  counted(registry, pool, 'saque_payments', 'Payments by status', 'status', PAYMENTS);
  counted(registry, pool, 'saque_refunds', 'Refunds by status', 'status', REFUNDS);
  counted(registry, pool, 'saque_jobs', 'Jobs by state; failed: given up', 'state', JOBS);
  aged(
    registry,
    pool,
    'saque_jobs_oldest_due_seconds',
    'Since the oldest due job could have run',
    OLDEST_DUE,
  );
  aged(registry, pool, 'saque_deadlines_overdue_seconds', 'Since the oldest unenforced deadline', OVERDUE);
}

const BOOKINGS = `select status as label, count(*)::int as count from bookings group by status`;
const PAYMENTS = `select status as label, count(*)::int as count from payments group by status`;
const REFUNDS = `select status as label, count(*)::int as count from refunds group by status`;
const JOBS = `
  select case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
              when run_at <= now() then 'due' else 'waiting' end as label, count(*)::int as count
    from graphile_worker.jobs group by 1`;
const OLDEST_DUE = `
  select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
    from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now()`;
const OVERDUE = `
  select coalesce(extract(epoch from now() - min(payment_due_at)), 0)::float8 as seconds
    from bookings where status = 'active' and paid_cents < total_cents and payment_due_at <= now()`;

function aged(registry: Registry, pool: Pool, name: string, help: string, sql: string) {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      gauge.remove(); // Absent if the database does not respond: an old figure would be wrong.
      const rows = await rowsOf<{ seconds: number }>(pool, sql);
      if (rows) gauge.set(rows[0]?.seconds ?? 0);
    },
  });
}

function counted(registry: Registry, pool: Pool, name: string, help: string, label: string, sql: string) {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      gauge.reset();
      const rows = await rowsOf<{ label: string; count: number }>(pool, sql);
      for (const row of rows ?? []) gauge.set({ [label]: row.label }, row.count);
    },
  });
}

/** Returns null if the statement fails, so that the other figures are served without it. */
async function rowsOf<Row extends object>(pool: Pool, sql: string): Promise<Row[] | null> {
  return pool.query<Row>(sql).then(
    ({ rows }) => rows,
    () => null,
  );
}
