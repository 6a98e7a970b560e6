import { resolve as absolute } from 'node:path';
import { Client } from 'pg';
import { SUPERUSER } from './cluster.js';
import { readSettings } from './settings.js';

/**
 * Returns the connection string of the server that runs on this data folder, or `null` if none
 * responds.
 */
export async function runningEmbeddedPostgres(dataDir: string, database = 'saque'): Promise<string | null> {
  const settings = readSettings(absolute(dataDir));
  if (!settings) return null;
  const url = `postgres://${SUPERUSER}:${settings.password}@127.0.0.1:${settings.port}/${database}`;
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
