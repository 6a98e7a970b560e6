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

/** The reader of an application's tables. Their list stays while a test runs. */
interface Watch {
  /** Reads the fingerprint of every table. */
  statement: string;
  /** The number of statements that had written when the contents were read, and these contents. */
  last?: { writes: string; contents: Record<string, string> };
}

const watches = new WeakMap<TestApp, Watch>();

/**
 * Returns the number and a fingerprint of the rows of every table of the product and of the
 * sandbox, after the jobs that are due. Two results are equal if no call has changed anything in
 * between. The tables are read only if a statement has written since the last time: most calls that
 * are compared write nothing, and reading thousands of rows takes longer than the call.
 */
export async function tableContents(app: TestApp): Promise<Record<string, string>> {
  if (app.config.role !== 'api') await jobsDone(app);
  const watch = watches.get(app) ?? (await watchTables(app));
  watches.set(app, watch);
  const [{ writes } = { writes: '' }] = await app.sql<{ writes: string }>(
    'select last_value as writes from watched_writes',
  );
  if (watch.last?.writes === writes) return watch.last.contents;
  const rows = await app.sql<{ name: string; rows: string }>(watch.statement);
  const contents = Object.fromEntries(rows.map(({ name, rows: fingerprint }) => [name, fingerprint]));
  watch.last = { writes, contents };
  return contents;
}

/** Makes each statement that writes to one of the tables count itself, also if it is undone. */
async function watchTables(app: TestApp): Promise<Watch> {
  const tables = await app.sql<{ name: string; inSchema: string }>(
    `select table_name as name, table_schema as "inSchema" from information_schema.tables
      where table_schema in ('public', 'stripe_sandbox') and table_type = 'BASE TABLE' order by 2, 1`,
  );
  const names = tables
    .filter(({ name }) => !TABLES_OF_CALLERS.has(name) && !TABLES_OF_TIMERS.has(name))
    .map(({ name, inSchema }) => `${inSchema}.${name}`);
  await app.sql(
    `create sequence watched_writes;
     create function count_write() returns trigger language plpgsql security definer as
       $$ begin perform nextval('public.watched_writes'); return null; end $$;
     ${names
       .map(
         (name) => `create trigger watched after insert or update or delete or truncate on ${name}
       for each statement execute function count_write();`,
       )
       .join('')}`,
  );
  // A sum of hashes needs no order, unlike a hash of all rows.
  const statement = names
    .map(
      (name) => `select '${name}' as name,
          count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as rows
          from ${name} t`,
    )
    .join(' union all ');
  return { statement };
}
