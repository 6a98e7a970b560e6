import pg from 'pg';
import { createDataSource, migrate } from '../../src/database/data-source.js';
import { BlockAfterCancellation1763801000000 } from '../../src/migrations/1763801000000-block-after-cancellation.js';
import { StartError } from '../../src/start/start-error.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { whileLocked } from '../support/database/while-locked.js';
import { ownTime } from '../support/own-time.js';

const LOCK_MS = 400;

/** A reader waits for one try of the migration, and for the other work of the machine. */
const PATIENCE_MS = 10 * LOCK_MS;

/** The lock that a long report holds. A migration that changes the table waits for it. */
const LONG_READ = 'lock table bookings in access share mode';

let database: TestDatabase;
let reader: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
});
beforeEach(async () => {
  const source = await createDataSource(database.url, 1).initialize();
  const runner = source.createQueryRunner();
  const migration = new BlockAfterCancellation1763801000000();
  await migration.down(runner);
  await runner.release();
  await source.query('delete from migrations where name = $1', [migration.name]);
  await source.destroy();
});
afterAll(async () => {
  await reader.end();
  await database.drop();
});

/** Returns how long another reader of the table has to wait, in milliseconds. */
async function aRead(): Promise<number> {
  const began = ownTime();
  await reader.query('select from bookings');
  return ownTime() - began;
}

test('a migration that waits for a lock lets readers pass and succeeds once the lock is free', async () => {
  const log: string[] = [];
  const reads: number[] = [];
  await whileLocked(database.url, LONG_READ, async (commit) => {
    const migrated = migrate(database.url, {
      lockMs: LOCK_MS,
      pauseMs: 100,
      log: (line) => log.push(line),
    });
    while (log.length < 3) reads.push(await aRead());
    await commit();
    await migrated;
  });
  expect(Math.max(...reads)).toBeLessThan(PATIENCE_MS);
  expect(log[0]).toBe('A migration waits for a lock that another transaction holds; trying again.');
  expect((await reader.query('select next_block from bookings')).rows).toEqual([]);
});

test('the start fails with one clear line if the lock does not become free', async () => {
  const patience = { lockMs: 50, pauseMs: 10, attempts: 2, log: () => undefined };
  await whileLocked(database.url, LONG_READ, async () => {
    const failure: unknown = await migrate(database.url, patience).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/^the database cannot be migrated, because [^\n]+$/);
  });
  await migrate(database.url);
});
