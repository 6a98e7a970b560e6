import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { schemaText } from '../../src/database/schema-text.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';

const FILE = join(import.meta.dirname, '../../database/schema.sql');

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the file schema.sql shows the migrated database, or `npm run schema` writes it anew', async () => {
  expect(await schemaText(client)).toBe(await readFile(FILE, 'utf8'));
});

test.each([
  ['a further column', 'alter table courts add column width integer'],
  ['a column that may be null', 'alter table courts alter column name drop not null'],
  ['another default', `alter table bookings alter column duration_minutes set default 90`],
  ['a further constraint', 'alter table courts add constraint courts_wide check (court_number > 0)'],
  ['a constraint that was not validated', 'alter table courts add check (court_number > 0) not valid'],
  ['a missing index', 'drop index bookings_of_court'],
  ['a missing trigger', 'drop trigger ledger_entries_are_immutable on ledger_entries'],
  [
    'another function',
    `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
  ],
  ['a further view', 'create view played as select id from bookings'],
  ['a further sequence', 'create sequence turns'],
  ['a right that was taken', 'revoke delete on courts from saque_test_app'],
  ['a right to more', 'grant update on ledger_entries to saque_test_app'],
])('the comparison finds %s', async (_case, change) => {
  const before = await schemaText(client);
  await client.query('begin');
  await client.query(change);
  expect(await schemaText(client)).not.toBe(before);
  await client.query('rollback');
});
