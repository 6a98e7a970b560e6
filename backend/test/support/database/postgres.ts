import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Only databases with this in front of their name are ever emptied or dropped. */
const PREFIX = 'saque_test_';

export interface TestDatabase {
  url: string;
  /** Removes the database, whoever is still connected to it. */
  drop(): Promise<void>;
}

/**
 * A database of its own for one test file, in the PostgreSQL of this run: a copy of the migrated one, or,
 * with `migrated: false`, an empty one.
 */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `${PREFIX}${randomBytes(8).toString('hex')}`;
  const template = migrated ? ` TEMPLATE ${fromGlobalSetup('SAQUE_TEST_TEMPLATE')}` : '';
  await asAdmin(`CREATE DATABASE ${name}${template}`);
  const url = new URL(fromGlobalSetup('SAQUE_TEST_POSTGRES_URL'));
  url.pathname = name;
  return { url: url.href, drop: () => dropTestDatabase(url.href) };
}

/** @throws Error for any database that is not one of ours */
export async function dropTestDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  if (!name.startsWith(PREFIX)) throw new Error(`"${name}" is not a test database; it is left alone.`);
  await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: fromGlobalSetup('SAQUE_TEST_POSTGRES_URL') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function fromGlobalSetup(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is missing: run this test with Jest's project "integration".`);
  return value;
}
