import { Client } from 'pg';
import { createTestDatabase, dropTestDatabase } from './postgres.js';

async function rowsOf(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;

describe('a test database', () => {
  it('is a copy of the migrated database', async () => {
    const database = await createTestDatabase();
    expect(await rowsOf(database.url, tables)).toContainEqual({ tablename: 'bookings' });
    await database.drop();
  });

  it('is empty without migrations', async () => {
    const database = await createTestDatabase({ migrated: false });
    expect(await rowsOf(database.url, tables)).toEqual([]);
    await database.drop();
  });

  it('is dropped even while a client is connected', async () => {
    const database = await createTestDatabase({ migrated: false });
    const guest = new Client({ connectionString: database.url });
    guest.on('error', () => undefined);
    await guest.connect();
    await database.drop();
    await expect(rowsOf(database.url, tables)).rejects.toThrow('does not exist');
  });

  it('is the only kind of database that a test can drop', async () => {
    await expect(dropTestDatabase('postgres://saque@127.0.0.1/saque')).rejects.toThrow('not a test database');
  });
});
