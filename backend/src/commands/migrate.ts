import { ConfigError, readConfig } from '../config/config.js';
import { prepareDatabase } from '../database/prepare-database.js';
import { StartError } from '../start/start-error.js';

/**
 * `node backend/dist/src/commands/migrate.js` migrates the database of `DATABASE_OWNER_URL` and
 * grants the account of `DATABASE_URL` what it needs. The other processes then need only
 * `DATABASE_URL`.
 */
try {
  const { databaseUrl, databaseOwnerUrl, stripe } = readConfig();
  if (databaseUrl === null || databaseOwnerUrl === null)
    throw new ConfigError('DATABASE_URL and DATABASE_OWNER_URL must be set to migrate');
  await prepareDatabase({ application: databaseUrl, owner: databaseOwnerUrl }, { sandbox: stripe.sandbox });
  console.info('The database is migrated, and the account of DATABASE_URL may use it.');
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
