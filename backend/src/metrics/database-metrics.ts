import type { Pool } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { AGES, COUNTS, PURGES } from './business-figures.js';

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
  for (const count of COUNTS) countOf(registry, pool, count);
  for (const { name, help, sql } of AGES) {
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
  purgeMetrics(registry, pool);
}

/** A label value that nothing has at present is exported as zero, so that alerts can compare it. */
function countOf(
  registry: Registry,
  pool: Pool,
  { name, help, label, values, sql }: (typeof COUNTS)[number],
) {
  const labelled = (value: string): Record<string, string> => (label === null ? {} : { [label]: value });
  const gauge = new Gauge<string>({
    name,
    help,
    labelNames: label === null ? [] : [label],
    registers: [registry],
    async collect() {
      if (label === null) gauge.remove();
      else gauge.reset();
      const rows = await rowsOf<{ label: string | null; count: number }>(pool, sql);
      if (!rows) return;
      for (const value of values) gauge.set(labelled(value), 0);
      for (const row of rows) gauge.set(labelled(String(row.label)), row.count);
    },
  });
}

function purgeMetrics(registry: Registry, pool: Pool): void {
  const figures = () => rowsOf<{ what: string; removed: number; seconds: number }>(pool, PURGES);
  const removed = new Counter({
    name: 'saque_purged_rows_total',
    help: 'Expired rows that were deleted, by kind',
    labelNames: ['what'],
    registers: [registry],
    async collect() {
      const rows = await figures();
      removed.reset();
      for (const row of rows ?? []) removed.inc({ what: row.what }, row.removed);
    },
  });
  const age = new Gauge({
    name: 'saque_purge_age_seconds',
    help: 'Since the purge of this kind last finished, or began if it never finished',
    labelNames: ['what'],
    registers: [registry],
    async collect() {
      const rows = await figures();
      age.reset();
      for (const row of rows ?? []) age.set({ what: row.what }, row.seconds);
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
