import pg from 'pg';
import { createDataSource, migrate } from '../../src/data-source.js';
import { WaitingList1763787000000 } from '../../src/migrations/1763787000000-waiting-list.js';
import { StartError } from '../../src/start-error.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { whileLocked } from '../support/database/while-locked.js';

let database: TestDatabase;
let reader: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
});
afterAll(async () => {
  await reader.end();
  await database.drop();
});

const isThere = async (name: string) =>
  (await reader.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name])).rows[0]
    ?.there;

/** Runs the migration, or takes it back, on a connection of its own. */
async function run(direction: 'up' | 'down'): Promise<void> {
  const source = await createDataSource(database.url, 1).initialize();
  const runner = source.createQueryRunner();
  const migration = new WaitingList1763787000000();
  await migration[direction](runner);
  if (direction === 'down') await runner.query('delete from migrations where name = $1', [migration.name]);
  await runner.release();
  await source.destroy();
}

test('the waiting list can be added again to a database that has it', async () => {
  await run('up');
  const { rows } = await reader.query(`select conname, convalidated from pg_constraint
     where conrelid = 'half_hour_claims'::regclass and conname like 'half_hour_claims_h%' order by 1`);
  expect(rows).toEqual([
    { conname: 'half_hour_claims_half_hour_check', convalidated: true },
    { conname: 'half_hour_claims_have_one_holder', convalidated: true },
    { conname: 'half_hour_claims_hold_id_fkey', convalidated: true },
  ]);
});

test('a start that cannot add the waiting list to the half hours goes on where it gave up', async () => {
  await run('down');
  const patience = { pauseMs: 10, attempts: 2, log: () => undefined };
  await whileLocked(database.url, 'lock table half_hour_claims in access share mode', async () => {
    await expect(migrate(database.url, patience)).rejects.toBeInstanceOf(StartError);
    expect(await isThere('hour_offers')).toBe(true);
    expect(await isThere('half_hour_claims_of_hold')).toBe(false);
  });
  await migrate(database.url);
  expect(await isThere('half_hour_claims_of_hold')).toBe(true);
});
