import { createDataSource, migrate } from '../data-source.js';
import { openConfiguredDatabase } from './configured-database.js';
import { Database } from '../kernel/adapters/persistence/database.js';
import { ADMIN_ACCOUNT_SCHEMAS, adminAccountsIn } from '../modules/identity/standalone.js';
import type { AdminAccounts } from '../modules/identity/index.js';

/**
 * Does the work on the configured database, after its migrations. It starts the embedded PostgreSQL
 * if that is not running.
 */
export async function withConfiguredAccounts<T>(work: (accounts: AdminAccounts) => Promise<T>): Promise<T> {
  const { url, release } = await openConfiguredDatabase();
  try {
    await migrate(url);
    const source = await createDataSource(url, 2, ADMIN_ACCOUNT_SCHEMAS).initialize();
    try {
      return await work(adminAccountsIn(new Database(source)));
    } finally {
      await source.destroy();
    }
  } finally {
    await release();
  }
}
