import type { TestApp } from '../support/app/app.js';
import { jobsDone } from '../support/jobs-done.js';

/** The tables that a refused or a reading call may change. */
const TABLES_OF_CALLERS = new Set([
  'sessions',
  'players',
  'admin_sessions',
  'admin_devices',
  'admin_pending_sign_ins',
  'admin_ceremonies',
  'admin_factor_attempts',
  'rate_limits',
]);

/** The figures of purges and reminders, which begin with the process and whatever is called. */
const TABLES_OF_TIMERS = new Set(['purges', 'play_reminders']);

/**
 * Returns the number and a fingerprint of the rows of every table of the product and of the
 * sandbox, after the jobs that are due. Two results are equal if no call has changed anything in
 * between.
 */
export async function tableContents(app: TestApp): Promise<Record<string, string>> {
  if (app.config.role !== 'api') await jobsDone(app);
  const tables = await app.sql<{ name: string; inSchema: string }>(
    `select table_name as name, table_schema as "inSchema" from information_schema.tables
      where table_schema in ('public', 'stripe_sandbox') and table_type = 'BASE TABLE' order by 2, 1`,
  );
  const names = tables
    .filter(({ name }) => !TABLES_OF_CALLERS.has(name) && !TABLES_OF_TIMERS.has(name))
    .map(({ name, inSchema }) => `${inSchema}.${name}`);
  const contents = await app.sql<{ name: string; rows: string }>(
    names
      .map(
        (name) => `select '${name}' as name,
            count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows
            from ${name} t`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(contents.map(({ name, rows }) => [name, rows]));
}
