import { resolve as absolute } from 'node:path';
import { Client } from 'pg';
import { type Accounts, accountsOf } from './accounts.js';
import { readSettings } from './settings.js';

/**
 * Returns the connection strings of the server that runs on this data folder, or `null` if none
 * responds.
 */
export async function runningEmbeddedPostgres(dataDir: string, database = 'saque'): Promise<Accounts | null> {
  const settings = readSettings(absolute(dataDir));
  if (!settings) return null;
  const accounts = accountsOf(settings, database);
  const client = new Client({ connectionString: accounts.owner });
  try {
    await client.connect();
    return accounts;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
