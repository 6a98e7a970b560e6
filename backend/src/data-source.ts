import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { Foundation1763600000000 } from './migrations/1763600000000-foundation.js';
import { Releasing1763610000000 } from './migrations/1763610000000-releasing.js';
import { Discounts1763620000000 } from './migrations/1763620000000-discounts.js';
import { SharedLinks1763630000000 } from './migrations/1763630000000-shared-links.js';
import { Settling1763640000000 } from './migrations/1763640000000-settling.js';
import { Contact1763650000000 } from './migrations/1763650000000-contact.js';
import { CourtStatusHistory1763660000000 } from './migrations/1763660000000-court-status-history.js';
import { DeadlineCharge1763665000000 } from './migrations/1763665000000-deadline-charge.js';
import { Audit1763670000000 } from './migrations/1763670000000-audit.js';
import { OutsideRefunds1763675000000 } from './migrations/1763675000000-outside-refunds.js';
import { ReconciliationFindings1763675100000 } from './migrations/1763675100000-reconciliation-findings.js';
import { Uploads1763685000000 } from './migrations/1763685000000-uploads.js';
import { HourBlocks1763690000000 } from './migrations/1763690000000-hour-blocks.js';
import { DisabledAdmins1763695000000 } from './migrations/1763695000000-disabled-admins.js';

const MIGRATIONS = [
  Foundation1763600000000,
  Releasing1763610000000,
  Discounts1763620000000,
  SharedLinks1763630000000,
  Settling1763640000000,
  Contact1763650000000,
  CourtStatusHistory1763660000000,
  DeadlineCharge1763665000000,
  Audit1763670000000,
  OutsideRefunds1763675000000,
  ReconciliationFindings1763675100000,
  Uploads1763685000000,
  HourBlocks1763690000000,
  DisabledAdmins1763695000000,
];
const MIGRATION_LOCK = 7_283_001;

/** Limits that were measured to matter: a waiting lock or a runaway statement must not hold a request. */
const SESSION_SETTINGS =
  '-c lock_timeout=3s -c statement_timeout=5s -c idle_in_transaction_session_timeout=10s -c timezone=UTC';

/** How long a request waits in line for a connection; a crowd on one hour must be answered, not turned away. */
const CONNECTION_PATIENCE_MS = 15_000;

/** The pool that the whole process shares. `poolSize` connections at most. */
export function createDataSource(databaseUrl: string, poolSize = 20): DataSource {
  return new DataSource({
    type: 'postgres',
    url: databaseUrl,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    installExtensions: false,
    poolSize,
    extra: { options: SESSION_SETTINGS, connectionTimeoutMillis: CONNECTION_PATIENCE_MS },
    poolErrorHandler: () => undefined, // an idle connection that dies is replaced; it must not end the process
  });
}

/** Brings a database up to date. Safe when several processes start at once: one does it, the others wait. */
export async function migrate(databaseUrl: string): Promise<void> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations({ connectionString: databaseUrl });
    const source = new DataSource({
      type: 'postgres',
      url: databaseUrl,
      migrations: MIGRATIONS,
      installExtensions: false,
      poolSize: 1,
    });
    await source.initialize();
    try {
      await source.runMigrations({ transaction: 'each' });
    } finally {
      await source.destroy();
    }
  } finally {
    await lock.end();
  }
}
