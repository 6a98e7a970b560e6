import { Logger } from '@nestjs/common';
import { pino } from 'pino';
import { NestLog } from '../kernel/adapters/http/logging.js';
import { readConfig } from '../config/config.js';
import { createDataSource } from '../database/data-source.js';
import { openConfiguredDatabase } from './configured-database.js';
import { prepareDatabase } from '../database/prepare-database.js';
import { Database } from '../kernel/adapters/persistence/database.js';
import { TypeOrmUnitOfWork } from '../kernel/adapters/persistence/typeorm-unit-of-work.js';
import {
  ADMIN_ACCOUNT_SCHEMAS,
  adminAccountsIn,
  type StandaloneAdmins,
} from '../modules/admins/standalone.js';

/**
 * Does the work on the configured database, after its migrations. It starts the embedded PostgreSQL
 * if that is not running.
 */
export async function withConfiguredAccounts<T>(work: (admins: StandaloneAdmins) => Promise<T>): Promise<T> {
  // The person at the terminal reads the standard output. The log goes to the other one.
  Logger.overrideLogger(new NestLog(pino(pino.destination(2))));
  const { accounts, release } = await openConfiguredDatabase();
  try {
    await prepareDatabase(accounts, { sandbox: readConfig().stripe.sandbox });
    const source = await createDataSource(accounts.application, 2, ADMIN_ACCOUNT_SCHEMAS).initialize();
    try {
      return await work(adminAccountsIn(new Database(source), new TypeOrmUnitOfWork(source)));
    } finally {
      await source.destroy();
    }
  } finally {
    await release();
  }
}
