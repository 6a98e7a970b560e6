import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseAccounts } from '../../../src/database/prepare-database.js';
import { applicationUrl } from './application-url.mjs';

/** Tests drop only databases whose name begins like this. */
const PREFIX = 'saque_test_';

export interface TestDatabase {
  /** The address for the owner of the tables. Tests look and prepare with this account. */
  url: string;
  /** Drops the database, even while clients are connected. */
  drop(): Promise<void>;
}

/**
 * Creates a database for one test file in the PostgreSQL of this run. It is a copy of the migrated
 * database, or empty with `migrated: false`.
 */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `${PREFIX}${randomBytes(8).toString('hex')}`;
  const template = migrated ? ` TEMPLATE ${fromGlobalSetup('SAQUE_TEST_TEMPLATE')}` : '';
  await asAdmin(`CREATE DATABASE ${name}${template}`);
  const url = new URL(fromGlobalSetup('SAQUE_TEST_POSTGRES_URL'));
  url.pathname = name;
  return { url: url.href, drop: () => dropTestDatabase(url.href) };
}

/** Returns the addresses of a test database for its owner and for the application. */
export function accountsOf(url: string): DatabaseAccounts & { owner: string } {
  return { owner: url, application: applicationUrl(url) };
}

/** Drops a test database. @throws Error for any other database */
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
