import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { applicationUrl } from './application-url.mjs';
import { dockerIsRunning, startDockerPostgres } from './docker-postgres.mjs';
import { startThrowawayPostgres } from './throwaway-postgres.mjs';

/** Starts one PostgreSQL for the test run, with a migrated database that every test file copies. */
export default async function setUp() {
  const postgres = await startPostgres();
  globalThis.saqueTestPostgres = postgres;
  process.env.SAQUE_TEST_POSTGRES_URL = postgres.url;
  process.env.SAQUE_TEST_TEMPLATE = await makeTemplate(postgres.url);
}

async function startPostgres() {
  if (await dockerIsRunning()) {
    try {
      const postgres = await startDockerPostgres();
      console.log('\nIntegration tests run on PostgreSQL 17 in a container (Testcontainers).');
      return postgres;
    } catch (error) {
      console.log(`\nA Docker engine is running, but PostgreSQL did not start in it (${error.message}).`);
    }
  }
  const postgres = await startThrowawayPostgres();
  console.log('\nIntegration tests run on the embedded PostgreSQL 17.');
  return postgres;
}

async function makeTemplate(url) {
  const { prepareDatabase } = await import('../../../src/database/prepare-database.ts');
  const name = `saque_test_template_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  // Tables of tests are small: starting a parallel worker takes longer than any query of theirs.
  await client.query('ALTER SYSTEM SET max_parallel_workers_per_gather = 0');
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  const template = new URL(url);
  template.pathname = name;
  const accounts = { owner: template.href, application: applicationUrl(template.href) };
  await prepareDatabase(accounts, { sandbox: true });
  return name;
}
