import { readConfig } from '../config/config.js';
import type { DatabaseAccounts } from '../database/prepare-database.js';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../../stand-ins/embedded-postgres/index.js';

interface OpenDatabase {
  accounts: DatabaseAccounts;
  release: () => Promise<void>;
}

/**
 * Returns the addresses of the configured database. It starts the embedded PostgreSQL if that is
 * not running; `release` then ends it.
 */
export async function openConfiguredDatabase(): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = readConfig();
  const release = () => Promise.resolve();
  if (databaseUrl !== null)
    return { accounts: { application: databaseUrl, owner: databaseOwnerUrl }, release };
  const running = await runningEmbeddedPostgres(dataDir);
  if (running !== null) return { accounts: running, release };
  const embedded = await startEmbeddedPostgres({ dataDir });
  return { accounts: embedded.accounts, release: () => embedded.stop() };
}
