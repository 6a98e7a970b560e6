import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../stand-ins/embedded-postgres/index.js';
import { schemaText } from '../database/schema-text.js';
import { prepareDatabase } from '../database/prepare-database.js';

/** Migrates a throwaway database and writes its schema to the file named on the command line. */
const target = process.argv[2];
if (!target) throw new Error('usage: node schema.js FILE');

const dataDir = await mkdtemp(join(tmpdir(), 'saque-schema-'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  await prepareDatabase(postgres.accounts, { sandbox: false });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await writeFile(target, await schemaText(client));
  await client.end();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
