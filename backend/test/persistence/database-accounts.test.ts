import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { admitApplication } from '../../src/database/application-role.js';
import { type DatabaseAccounts, prepareDatabase } from '../../src/database/prepare-database.js';
import { StartError } from '../../src/start/start-error.js';
import { eventually } from '../support/eventually.js';
import { connectionsTo } from '../support/database/connections.js';
import { accountsOf, createTestDatabase, type TestDatabase } from '../support/database/postgres.js';

describe('the database account of the application', () => {
  let database: TestDatabase;
  let application: pg.Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    application = connectionsTo(accountsOf(database.url).application);
  });
  afterAll(async () => {
    await application.end();
    await database.drop();
  });

  test.each([
    'update ledger_entries set cents = cents',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update audit_log set action = action',
    'delete from audit_log',
    'truncate audit_log',
    'truncate bookings cascade',
    'alter table bookings add column more text',
    'alter table ledger_entries disable trigger all',
    'set session_replication_role = replica',
    'drop table bookings',
    'drop trigger ledger_entries_are_immutable on ledger_entries',
    'create index on bookings (id)',
    'create table more (id int)',
    'create schema more',
    'create function more() returns int language sql as $$ select 1 $$',
    'alter table graphile_worker._private_jobs disable row level security',
    'alter table stripe_sandbox.objects add column more text',
    'create role more',
    'delete from migrations',
    'delete from graphile_worker.migrations',
  ])('is refused by PostgreSQL: %s', async (statement) => {
    await expect(application.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('may change the rows of all other tables, so that a new table needs no step of its own', async () => {
    const { rows } = await application.query<{ name: string; rights: string }>(
      `select relname as name, concat_ws(' ', 
                case when has_table_privilege(oid, 'select') then 'select' end,
                case when has_table_privilege(oid, 'insert') then 'insert' end,
                case when has_table_privilege(oid, 'update, delete') then 'change' end) as rights
         from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const restricted = rows.filter(({ rights }) => rights !== 'select insert change');
    expect(Object.fromEntries(restricted.map(({ name, rights }) => [name, rights]))).toEqual({
      audit_log: 'select insert',
      counter_returns: 'select insert',
      counter_sales: 'select insert',
      ledger_entries: 'select insert',
      migrations: 'select',
      receipts: 'select insert',
      resale_refunds: 'select insert',
      till_entries: 'select insert',
      till_movements: 'select insert',
      till_sheets: 'select insert',
      till_shifts: 'select insert',
    });
    expect(rows.length).toBeGreaterThan(20);
  });
});

describe('a database that is prepared at the start', () => {
  const role = `saque_test_${randomBytes(4).toString('hex')}`;
  let database: TestDatabase;
  let accounts: DatabaseAccounts & { owner: string };
  let owner: pg.Pool;
  let lines: string[];

  const withPassword = (password: string) => {
    const url = new URL(database.url);
    url.username = role;
    url.password = password;
    return { owner: database.url, application: url.href };
  };
  const prepare = (given: DatabaseAccounts, patienceMs = 0) =>
    prepareDatabase(given, { sandbox: true, patienceMs, log: (line) => lines.push(line) });
  const canCount = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query('select count(*)::int from bookings')).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    database = await createTestDatabase({ migrated: false });
    accounts = withPassword('first');
    owner = connectionsTo(database.url);
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(async () => {
    await owner.query(`drop owned by ${role}; drop role ${role}`);
    await owner.end();
    await database.drop();
  });

  test('is migrated with one account for everything, and the operator is warned', async () => {
    await prepare({ application: database.url, owner: null });
    expect(lines).toEqual([expect.stringMatching(/^Warning: the database account .* DATABASE_OWNER_URL/)]);
  });

  test('gets the account of the application when the owner is named later', async () => {
    await prepare(accounts);
    expect(await canCount(accounts.application)).toEqual([{ count: 0 }]);
    expect(lines).toEqual([]);
  });

  test('refuses temporary tables of the application, which PostgreSQL allows everybody', async () => {
    const application = connectionsTo(accounts.application);
    const created = application.query('create temporary table more (id int)');
    await expect(created).rejects.toMatchObject({ code: '42501' });
    await application.end();
  });

  test('names in one line the account that the owner may not create', async () => {
    await owner.query(`create role ${role}_owner login password 'x'`);
    const [unable, missing] = [new URL(database.url), new URL(accounts.application)];
    unable.username = `${role}_owner`;
    unable.password = 'x';
    missing.username = `${role}_missing`;
    const refused = admitApplication(unable.href, missing.href);
    await expect(refused).rejects.toThrow(new RegExp(`${role}_missing .* may not create it`));
    await owner.query(`drop role ${role}_owner`);
  });

  test('is left untouched when nothing is missing', async () => {
    // PostgreSQL itself updates the figures of a table in place, which leaves xmin as it is.
    const state = `select md5(string_agg(concat_ws(' ', oid, xmin, relacl), ',' order by oid)) as state from pg_class`;
    const before = await owner.query(state);
    await prepare(accounts);
    expect((await owner.query(state)).rows).toEqual(before.rows);
  });

  test('gives the account of the application the password of the settings', async () => {
    accounts = withPassword('second');
    await prepare(accounts);
    expect(await canCount(accounts.application)).toEqual([{ count: 0 }]);
    await expect(canCount(withPassword('first').application)).rejects.toMatchObject({ code: '28P01' });
  });

  test('takes rights back that the account of the application must not have', async () => {
    await owner.query(`grant update, truncate on ledger_entries to ${role}`);
    await prepare(accounts);
    const { rows } = await owner.query(
      `select has_table_privilege($1, 'ledger_entries', 'update, truncate') as may`,
      [role],
    );
    expect(rows).toEqual([{ may: false }]);
  });

  test('is ready for a process that knows only the account of the application', async () => {
    await prepare({ ...accounts, owner: null });
    expect(lines).toEqual([]);
  });

  test('is awaited by such a process until another one has migrated it', async () => {
    const [last] = (
      await owner.query<{ name: string }>('select name from migrations order by id desc limit 1')
    ).rows;
    await owner.query('update migrations set name = $1 where name = $2', ['Later', last?.name]);
    const alone = { ...accounts, owner: null };
    await expect(prepare(alone)).rejects.toThrow(StartError);
    const waiting = prepare(alone, 30_000);
    const line = 'Waiting until another process has migrated the database.';
    await eventually(() => expect(lines.filter((said) => said === line)).toHaveLength(1));
    await owner.query('update migrations set name = $2 where name = $1', ['Later', last?.name]);
    await waiting;
  });
});
