import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createDataSource } from '../../src/database/data-source.js';
import { acceptBaseline } from '../../src/database/accept-baseline.js';
import { schemaText } from '../../src/database/schema-text.js';
import { Baseline1763790000000 } from '../../src/migrations/1763790000000-baseline.js';
import { Leftovers1763790000001 } from '../../src/migrations/1763790000001-leftovers.js';
import { prepareDatabase } from '../../src/database/prepare-database.js';
import { StartError } from '../../src/start/start-error.js';
import { accountsOf, createTestDatabase, type TestDatabase } from '../support/database/postgres.js';

type Row = Record<string, unknown>;

/** The newest migration of the last version that made its tables without the baseline. */
const NEWEST_BEFORE = 1_763_807_000_000;

const DROPPED = ['slot_hour', 'first_hour', 'last_hour'];

const databases: TestDatabase[] = [];
const clients: pg.Client[] = [];

afterAll(async () => {
  for (const client of clients) await client.end();
  for (const database of databases) await database.drop();
});

async function connected(database: TestDatabase): Promise<pg.Client> {
  databases.push(database);
  const client = new pg.Client({ connectionString: database.url });
  clients.push(client);
  await client.connect();
  return client;
}

/** Restores a dump into a database of its own. */
async function restored(dump: string): Promise<{ client: pg.Client; url: string }> {
  const database = await createTestDatabase({ migrated: false });
  const client = await connected(database);
  await client.query(await readFile(join(import.meta.dirname, 'dumps', dump), 'utf8'));
  return { client, url: database.url };
}

/** Returns the rows of all tables, with their tables. */
async function rowsOf(client: pg.Client): Promise<[table: string, rows: Row[]][]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1`,
  );
  const all: [string, Row[]][] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${name} t order by t::text`,
    );
    all.push([
      name,
      rows.map(({ row }) => row).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    ]);
  }
  return all;
}

const prepare = (url: string) => prepareDatabase(accountsOf(url), { sandbox: false, log: () => undefined });

/** Columns stand where they were added, which no statement depends on. */
const withSortedColumns = (schema: string) =>
  schema.replace(
    /^(create table \S+ \(\n)([^;]*?)(\n\))/gm,
    (_, before: string, columns: string, after: string) =>
      before + columns.split(',\n').sort().join(',\n') + after,
  );

const newSchema = async () =>
  withSortedColumns(await schemaText(await connected(await createTestDatabase())));

test('a database that stands where the baseline begins goes on to the schema of a new one', async () => {
  const { client, url } = await restored('before-baseline.sql');
  await prepare(url);
  expect(withSortedColumns(await schemaText(client))).toBe(await newSchema());
});

test('a database of the last version before the baseline goes on to the schema of a new one', async () => {
  const { client, url } = await restored('before-baseline.sql');
  const source = await createDataSource(url, 1).initialize();
  const runner = source.createQueryRunner();
  for (const migration of source.migrations) {
    const name = migration.name ?? '';
    const timestamp = Number(name.slice(-13));
    if (timestamp > NEWEST_BEFORE || migration instanceof Baseline1763790000000) continue;
    if (migration instanceof Leftovers1763790000001) continue;
    await migration.up(runner);
    await client.query('insert into migrations (name, timestamp) values ($1, $2)', [name, timestamp]);
  }
  await runner.release();
  await source.destroy();
  await prepare(url);
  expect(withSortedColumns(await schemaText(client))).toBe(await newSchema());
});

test('every row stays as it is when a database is accepted and loses what no program uses', async () => {
  const { client, url } = await restored('before-baseline.sql');
  const before = await rowsOf(client);
  expect(before.filter(([, rows]) => rows.length > 0).length).toBeGreaterThan(15);
  await acceptBaseline(client);
  const source = await createDataSource(url, 1).initialize();
  const runner = source.createQueryRunner();
  await new Leftovers1763790000001().up(runner);
  await runner.release();
  await source.destroy();
  const kept = before.map(([table, rows]) => [
    table,
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !DROPPED.includes(column))),
    ),
  ]);
  expect(Object.fromEntries(await rowsOf(client))).toEqual(Object.fromEntries(kept));
});

test('an older database is refused with one line that names the commit, and stays as it is', async () => {
  const { client, url } = await restored('early.sql');
  const state = async () => ({
    schema: await schemaText(client),
    rows: await rowsOf(client),
    applied: (await client.query('select * from migrations order by id')).rows,
    schemas: (await client.query(`select nspname from pg_namespace where nspname !~ '^pg_' order by 1`)).rows,
  });
  const before = await state();
  expect(before.rows.filter(([, rows]) => rows.length > 0).map(([table]) => table)).toEqual([
    'courts',
    'venues',
  ]);
  const failure: unknown = await prepare(url).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect((failure as Error).message).toMatch(
    /^the database is from an earlier version[^\n]+ commit [0-9a-f]{40},[^\n]+$/,
  );
  expect(await state()).toEqual(before);
});

test('a database that was accepted once is taken as it is at the next start', async () => {
  const { client, url } = await restored('before-baseline.sql');
  await prepare(url);
  const applied = await client.query('select * from migrations order by id');
  await prepare(url);
  expect((await client.query('select * from migrations order by id')).rows).toEqual(applied.rows);
});
