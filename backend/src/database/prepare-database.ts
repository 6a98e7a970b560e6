import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { prepareStripeSandbox } from '../../stand-ins/stripe-sandbox/index.js';
import { admitApplication } from './application-role.js';
import { CONNECTION_LIMITS, MIGRATION_NAMES, migrate } from './data-source.js';
import { StartError } from '../start/start-error.js';
import { untilUnlocked } from './until-unlocked.js';

/** The addresses of one database for its two accounts (docs/adr/0034). */
export interface DatabaseAccounts {
  /** The account of the running program: it reads and writes rows. */
  application: string;
  /** The account that owns the tables; `null` if this process does not know it. */
  owner: string | null;
}

interface PreparationOptions {
  /** Whether the database also keeps the state of the Stripe sandbox. */
  sandbox: boolean;
  /** Receives messages for the operator, one line each. */
  log?: (line: string) => void;
  /** How long to wait for another process that migrates. */
  patienceMs?: number;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

/**
 * Returns once the database has every table of this program and the application's account may use
 * them. The owner's account migrates and grants. Without it, an account that may create tables does
 * both jobs, and any other account waits until another process has migrated.
 * @throws StartError with one line that names the reason
 */
export async function prepareDatabase(
  { application, owner }: DatabaseAccounts,
  { sandbox, log = console.error, patienceMs = PATIENCE_MS }: PreparationOptions,
): Promise<void> {
  const migrating = owner ?? ((await mayCreateTables(application)) ? application : null);
  if (migrating === null) return awaitMigrations(application, patienceMs, log);
  await migrate(migrating);
  if (sandbox) await untilUnlocked(() => prepareStripeSandbox(migrating), { log });
  if (owner !== null) await untilUnlocked(() => admitApplication(owner, application), { log });
  if (await mayCreateTables(application))
    log(
      'Warning: the database account of DATABASE_URL may change tables, the ledger and the audit log. Set DATABASE_OWNER_URL to give Saque an account without these rights (docs/settings.md).',
    );
}

async function mayCreateTables(url: string): Promise<boolean> {
  return onConnection(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      `select has_schema_privilege('public', 'create') as may`,
    );
    return rows[0]?.may === true;
  });
}

async function awaitMigrations(
  application: string,
  patienceMs: number,
  log: (line: string) => void,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  let isFirst = true;
  while (!(await onConnection(application, isReady))) {
    if (performance.now() > deadline)
      throw new StartError(
        'the database has not been migrated to this version, and the account of DATABASE_URL may not do it: run the command "migrate" (docs/operations.md)',
      );
    if (isFirst) log('Waiting until another process has migrated the database.');
    isFirst = false;
    await pause(PAUSE_MS);
  }
}

/** Returns true if every migration is applied and every table has been granted. */
async function isReady(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ready: boolean }>(
    `select to_regclass('public.migrations') is not null and bool_and(has_table_privilege(oid, 'select')) as ready
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  if (rows[0]?.ready !== true) return false;
  const applied = await client.query(`select from migrations where name = any ($1)`, [MIGRATION_NAMES]);
  return applied.rowCount === MIGRATION_NAMES.length;
}

async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...CONNECTION_LIMITS, query_timeout: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
