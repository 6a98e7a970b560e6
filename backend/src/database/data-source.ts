import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { TypeOrmModuleOptions } from '@nestjs/typeorm';
import { DataSource, type EntitySchema } from 'typeorm';
import { DatabasePool, STATEMENT_MS } from '../kernel/adapters/persistence/database-pool.js';
import { acceptBaseline } from './accept-baseline.js';
import { type LockPatience, untilUnlocked } from './until-unlocked.js';
import { Baseline1763790000000 } from '../migrations/1763790000000-baseline.js';
import { Leftovers1763790000001 } from '../migrations/1763790000001-leftovers.js';
import { OneCountPerMailbox1763791000000 } from '../migrations/1763791000000-one-count-per-mailbox.js';
import { OffersCountAsUnpaid1763791500000 } from '../migrations/1763791500000-offers-count-as-unpaid.js';
import { RightsOfRemovedAdmins1763793000000 } from '../migrations/1763793000000-rights-of-removed-admins.js';
import { LettersOfCodes1763795000000 } from '../migrations/1763795000000-letters-of-codes.js';
import { RoleOffers1763797000000 } from '../migrations/1763797000000-role-offers.js';
import { KnownBrowsers1763796000000 } from '../migrations/1763796000000-known-browsers.js';
import { WordsOfPeople1763799000000 } from '../migrations/1763799000000-words-of-people.js';
import { BlockAfterCancellation1763801000000 } from '../migrations/1763801000000-block-after-cancellation.js';
import { HoldersOfPlaces1763802000000 } from '../migrations/1763802000000-holders-of-places.js';
import { NamesOfOrganisers1763805000000 } from '../migrations/1763805000000-names-of-organisers.js';
import { LettersOfPaidBookings1763806000000 } from '../migrations/1763806000000-letters-of-paid-bookings.js';
import { UnansweredWords1763806000001 } from '../migrations/1763806000001-unanswered-words.js';
import { CourtFacts1763807000000 } from '../migrations/1763807000000-court-facts.js';
import { UsesPerPlayer1763811000010 } from '../migrations/1763811000010-uses-per-player.js';
import { CardsOfUses1763811000011 } from '../migrations/1763811000011-cards-of-uses.js';
import { KeysOfLinks1763811000020 } from '../migrations/1763811000020-keys-of-links.js';
import { JobsOfOldNames1763812000000 } from '../migrations/1763812000000-jobs-of-old-names.js';
import { Customers1763820000000 } from '../migrations/1763820000000-customers.js';
import { DeskSales1763820000100 } from '../migrations/1763820000100-desk-sales.js';
import { Tills1763830000000 } from '../migrations/1763830000000-tills.js';
import { RowsOfAMonthsVersion1763840000000 } from '../migrations/1763840000000-rows-of-a-months-version.js';
import { CategoriesOfCustomers1763851000000 } from '../migrations/1763851000000-categories-of-customers.js';
import { ActionsOfAuditLog1763840000001 } from '../migrations/1763840000001-actions-of-audit-log.js';
import { Receipts1763850000000 } from '../migrations/1763850000000-receipts.js';
import { CounterReturns1763850000001 } from '../migrations/1763850000001-counter-returns.js';
import { Transfers1763852000000 } from '../migrations/1763852000000-transfers.js';
import { PlacesAtTheClub1763852000001 } from '../migrations/1763852000001-places-at-the-club.js';
import { FriendsAfterPlay1763853000000 } from '../migrations/1763853000000-friends-after-play.js';

const MIGRATIONS = [
  Baseline1763790000000,
  Leftovers1763790000001,
  OneCountPerMailbox1763791000000,
  OffersCountAsUnpaid1763791500000,
  RightsOfRemovedAdmins1763793000000,
  LettersOfCodes1763795000000,
  RoleOffers1763797000000,
  KnownBrowsers1763796000000,
  WordsOfPeople1763799000000,
  BlockAfterCancellation1763801000000,
  HoldersOfPlaces1763802000000,
  NamesOfOrganisers1763805000000,
  LettersOfPaidBookings1763806000000,
  UnansweredWords1763806000001,
  CourtFacts1763807000000,
  UsesPerPlayer1763811000010,
  CardsOfUses1763811000011,
  KeysOfLinks1763811000020,
  JobsOfOldNames1763812000000,
  Customers1763820000000,
  DeskSales1763820000100,
  Tills1763830000000,
  RowsOfAMonthsVersion1763840000000,
  ActionsOfAuditLog1763840000001,
  Receipts1763850000000,
  CounterReturns1763850000001,
  CategoriesOfCustomers1763851000000,
  Transfers1763852000000,
  PlacesAtTheClub1763852000001,
  FriendsAfterPlay1763853000000,
];
/** The migrations as the table `migrations` names them. */
export const MIGRATION_NAMES = MIGRATIONS.map(({ name }) => name);

const MIGRATION_LOCK = 7_283_001;

/**
 * Measured limits: neither a waiting lock nor a runaway statement may hold a request for long. On a
 * disk without moving parts, an index costs less than PostgreSQL assumes (docs/adr/0024).
 * @public
 */
export const SESSION_SETTINGS =
  `-c lock_timeout=2s -c statement_timeout=${STATEMENT_MS} -c idle_in_transaction_session_timeout=10s -c timezone=UTC ` +
  '-c random_page_cost=1.1 -c jit=off';

/** In milliseconds. A new connection takes no longer, and a job waits no longer for a free one. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** Returns the options of the connection pool that the whole process shares. */
function connection(databaseUrl: string, poolSize: number) {
  return {
    type: 'postgres' as const,
    url: databaseUrl,
    migrations: MIGRATIONS, // The health check compares them with the applied ones.
    installExtensions: false,
    poolSize,
    driver: { ...pg, Pool: DatabasePool },
    extra: { application_name: 'saque', options: SESSION_SETTINGS, ...CONNECTION_LIMITS },
    // The pool replaces an idle connection that dies. The error must not end the process.
    poolErrorHandler: () => undefined,
  };
}

/**
 * Returns the options for `TypeOrmModule.forRootAsync`. Each module registers its own schemas with
 * `TypeOrmModule.forFeature`. A failed connection is not retried: the start migrates first and
 * reports the failure then.
 */
export function typeOrmOptions(databaseUrl: string): TypeOrmModuleOptions {
  return { ...connection(databaseUrl, 20), autoLoadEntities: true, toRetry: () => false };
}

/** Creates a data source for a command that runs without Nest. It is not connected yet. */
export function createDataSource(
  databaseUrl: string,
  poolSize: number,
  entities: EntitySchema<object>[] = [],
): DataSource {
  return new DataSource({ ...connection(databaseUrl, poolSize), entities });
}

/**
 * Applies all pending migrations. Several processes may call it at the same time: one of them
 * migrates, the others wait.
 * @throws StartError if the database is older than the baseline, which leaves it as it is, or if
 *   another transaction keeps a lock that a migration needs
 */
export async function migrate(
  databaseUrl: string,
  { lockMs = 2_000, ...patience }: LockPatience & { lockMs?: number } = {},
): Promise<void> {
  const lock = new pg.Client({ connectionString: databaseUrl, ...CONNECTION_LIMITS });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await acceptBaseline(lock);
    await untilUnlocked(() => migrateOnce(databaseUrl, lockMs), patience);
  } finally {
    await lock.end();
  }
}

async function migrateOnce(databaseUrl: string, lockMs: number): Promise<void> {
  const options = `-c lock_timeout=${lockMs}`;
  const source = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    migrations: MIGRATIONS,
    installExtensions: false,
    poolSize: 1,
    extra: { options, ...CONNECTION_LIMITS },
  });
  const queue = new pg.Pool({ connectionString: databaseUrl, max: 1, options, ...CONNECTION_LIMITS });
  // A connection that dies makes the statement fail; its event must not end the process.
  queue.on('error', () => undefined);
  queue.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: queue });
    await source.initialize();
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await queue.end();
    if (source.isInitialized) await source.destroy();
  }
}
