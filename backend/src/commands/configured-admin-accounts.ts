import { createDataSource, migrate } from '../data-source.js';
import { databaseOfSettings } from './configured-database.js';
import { Database } from '../kernel/adapters/persistence/database.js';
import { adminAccountsIn } from '../modules/identity/standalone.js';
import type { AdminAccounts } from '../modules/identity/index.js';

/** On the database of the settings, which is brought up to date first; the embedded one is started where it is not. */
export async function withAccountsOfSettings<T>(work: (accounts: AdminAccounts) => Promise<T>): Promise<T> {
  const { url, release } = await databaseOfSettings();
  try {
    await migrate(url);
    const source = await createDataSource(url, 2).initialize();
    try {
      return await work(adminAccountsIn(new Database(source)));
    } finally {
      await source.destroy();
    }
  } finally {
    await release();
  }
}
