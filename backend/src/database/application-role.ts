import pg from 'pg';
import { CONNECTION_LIMITS } from './data-source.js';
import { StartError } from '../start/start-error.js';

/** Processes that start together take turns. The number is arbitrary but must never change. */
const LOCK = 7_283_002;

const SCHEMAS = ['public', 'graphile_worker', 'stripe_sandbox'];

/** The rights of the application on a table. Nothing else is granted. */
const RIGHTS = {
  read: ['SELECT'],
  append: ['SELECT', 'INSERT'],
  change: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
};

interface Table {
  name: string;
  use: keyof typeof RIGHTS;
  granted: string[];
  needsPolicy: boolean;
}

/**
 * The tables and views of the owner. Only migrations write the lists of migrations, and the rows of
 * a table with the trigger `refuse_change` never change.
 */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
         case when c.relname = 'migrations' then 'read'
              when exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                            where t.tgrelid = c.oid and p.proname = 'refuse_change') then 'append'
              else 'change' end as use,
         array(select p from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) p
                where has_table_privilege($1, c.oid, p)) as granted,
         c.relrowsecurity and not exists (
           select from pg_policy p where p.polrelid = c.oid and p.polname = $1) as "needsPolicy"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = any ($2) and c.relkind in ('r', 'p', 'v') and pg_has_role(c.relowner, 'usage')
   order by 1`;

const SEQUENCES = `
  select format('%I.%I', n.nspname, c.relname) as name
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = any ($2) and pg_has_role(c.relowner, 'usage')
     and not has_sequence_privilege($1, s.seqrelid, 'usage')`;

/**
 * Creates the account of the application if it cannot sign in, and grants it what it needs: rows of
 * all tables, but no DDL, and no change of the ledger and the audit log. It touches nothing that is
 * already right, so that a start does not make other processes plan their statements anew.
 */
export async function admitApplication(ownerUrl: string, applicationUrl: string): Promise<void> {
  const { user: role = '', password } = new pg.Client({ connectionString: applicationUrl });
  // A policy needs its table alone; the queue must not wait long for that.
  const options = '-c lock_timeout=2s';
  const owner = new pg.Client({ connectionString: ownerUrl, options, ...CONNECTION_LIMITS });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await canSignIn(applicationUrl))) await setAccount(owner, role, password ?? null);
    await grant(owner, role);
    await owner.query('commit');
  } finally {
    await owner.end();
  }
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, ...CONNECTION_LIMITS });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '42501') return true; // It may not use the database yet.
    if (code?.startsWith('28')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the account, or gives an existing one the password of the settings. */
async function setAccount(owner: pg.Client, role: string, password: string | null): Promise<void> {
  if (!password)
    throw new StartError(`the database account ${role} of DATABASE_URL cannot sign in and has no password`);
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role]);
  const command = rowCount === 0 ? 'create' : 'alter';
  await owner
    .query(`${command} role ${pg.escapeIdentifier(role)} login password ${pg.escapeLiteral(password)}`)
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== '42501') throw error;
      throw new StartError(
        `the database account ${role} of DATABASE_URL cannot sign in, and the account of DATABASE_OWNER_URL may not ${command} it: ${command} it as an administrator of the database`,
      );
    });
}

async function grant(owner: pg.Client, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await closeDatabase(owner);
  const schemas = await owner.query<{ name: string }>(
    `select nspname as name from pg_namespace
      where nspname = any ($2) and not has_schema_privilege($1, oid, 'usage')`,
    [role, SCHEMAS],
  );
  for (const { name } of schemas.rows) await owner.query(`grant usage on schema ${name} to ${to}`);
  const sequences = await owner.query<{ name: string }>(SEQUENCES, [role, SCHEMAS]);
  for (const { name } of sequences.rows) await owner.query(`grant usage on sequence ${name} to ${to}`);
  const tables = await owner.query<Table>(TABLES, [role, SCHEMAS]);
  for (const { name, use, granted, needsPolicy } of tables.rows) {
    const excess = granted.filter((right) => !RIGHTS[use].includes(right));
    const missing = RIGHTS[use].filter((right) => !granted.includes(right));
    if (excess.length > 0) await owner.query(`revoke ${excess.join(', ')} on ${name} from ${to}`);
    if (missing.length > 0) await owner.query(`grant ${missing.join(', ')} on ${name} to ${to}`);
    // The queue protects its tables by row; without a policy only their owner sees rows.
    if (needsPolicy)
      await owner.query(`create policy ${to} on ${name} to ${to} using (true) with check (true)`);
  }
}

/**
 * Takes the rights that PostgreSQL gives to every account: temporary tables, and before version 15
 * any table.
 */
async function closeDatabase(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ database: string; temporary: boolean; tables: boolean }>(
    `select format('%I', current_database()) as database,
            has_database_privilege('public', current_database(), 'temporary') as temporary,
            has_schema_privilege('public', 'public', 'create') as tables`,
  );
  for (const { database, temporary, tables } of rows) {
    if (temporary) await owner.query(`revoke temporary on database ${database} from public`);
    if (tables) await owner.query('revoke create on schema public from public');
  }
}
