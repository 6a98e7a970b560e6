import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { TypeOrmModuleOptions } from '@nestjs/typeorm';
import { DataSource, type EntitySchema } from 'typeorm';
import { DatabasePool, STATEMENT_MS } from './kernel/adapters/persistence/database-pool.js';
import { type LockPatience, untilUnlocked } from './until-unlocked.js';
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
import { PaymentsOfPlayer1763700000000 } from './migrations/1763700000000-payments-of-player.js';
import { UnpaidBookingsOfPlayer1763705000000 } from './migrations/1763705000000-unpaid-bookings-of-player.js';
import { Reminders1763710000000 } from './migrations/1763710000000-reminders.js';
import { BookingGuard1763720000000 } from './migrations/1763720000000-booking-guard.js';
import { CalendarMonths1763730000000 } from './migrations/1763730000000-calendar-months.js';
import { UnpaidPerAddress1763742000000 } from './migrations/1763742000000-unpaid-per-address.js';
import { MailAddresses1763742000001 } from './migrations/1763742000001-mail-addresses.js';
import { OrganisersRest1763743000000 } from './migrations/1763743000000-organisers-rest.js';
import { ExcessPayments1763743000001 } from './migrations/1763743000001-excess-payments.js';
import { ProviderFacts1763744000000 } from './migrations/1763744000000-provider-facts.js';
import { AdminAccounts1763745000000 } from './migrations/1763745000000-admin-accounts.js';
import { SecondFactor1763746000000 } from './migrations/1763746000000-second-factor.js';
import { AgeOfAdminDevices1763745100000 } from './migrations/1763745100000-age-of-admin-devices.js';
import { Purges1763748000000 } from './migrations/1763748000000-purges.js';
import { ManualRefunds1763748100000 } from './migrations/1763748100000-manual-refunds.js';
import { BookingCodes1763750000000 } from './migrations/1763750000000-booking-codes.js';
import { CardOfPayment1763750000001 } from './migrations/1763750000001-card-of-payment.js';
import { VenuesInOrder1763753000000 } from './migrations/1763753000000-venues-in-order.js';
import { Letters1763764000000 } from './migrations/1763764000000-letters.js';
import { SavedCards1763752000000 } from './migrations/1763752000000-saved-cards.js';
import { PlayerAccounts1763760000000 } from './migrations/1763760000000-player-accounts.js';
import { MovingPlayers1763761000000 } from './migrations/1763761000000-moving-players.js';
import { ErasedPlayers1763761000001 } from './migrations/1763761000001-erased-players.js';
import { ManageLinks1763763000000 } from './migrations/1763763000000-manage-links.js';
import { KnownPlayers1763765000000 } from './migrations/1763765000000-known-players.js';
import { PlayerPasskeys1763762000000 } from './migrations/1763762000000-player-passkeys.js';
import { PushSubscriptions1763766000000 } from './migrations/1763766000000-push-subscriptions.js';
import { AccountsBeyondAddressLimit1763767000000 } from './migrations/1763767000000-accounts-beyond-address-limit.js';
import { VenueRules1763770000000 } from './migrations/1763770000000-venue-rules.js';
import { VenueFace1763773000000 } from './migrations/1763773000000-venue-face.js';
import { PayAtClub1763774000000 } from './migrations/1763774000000-pay-at-club.js';
import { BlocksByHalfHours1763775000000 } from './migrations/1763775000000-blocks-by-half-hours.js';
import { ResaleRule1763784000000 } from './migrations/1763784000000-resale-rule.js';
import { ResaleRefunds1763784000001 } from './migrations/1763784000001-resale-refunds.js';
import { RemindersAtClub1763781000000 } from './migrations/1763781000000-reminders-at-club.js';
import { OpenGames1763785000000 } from './migrations/1763785000000-open-games.js';
import { Reviews1763782000000 } from './migrations/1763782000000-reviews.js';
import { PaymentTable1763786000000 } from './migrations/1763786000000-payment-table.js';
import { WaitingList1763787000000 } from './migrations/1763787000000-waiting-list.js';
import { PlacesBySteps1763788000000 } from './migrations/1763788000000-places-by-steps.js';
import { PlacesOfAPayment1763789000000 } from './migrations/1763789000000-places-of-a-payment.js';
import { KeysOfRefunds1763790000000 } from './migrations/1763790000000-keys-of-refunds.js';
import { OneCountPerMailbox1763791000000 } from './migrations/1763791000000-one-count-per-mailbox.js';
import { OffersCountAsUnpaid1763791500000 } from './migrations/1763791500000-offers-count-as-unpaid.js';
import { RightsOfRemovedAdmins1763793000000 } from './migrations/1763793000000-rights-of-removed-admins.js';
import { LettersOfCodes1763795000000 } from './migrations/1763795000000-letters-of-codes.js';
import { RoleOffers1763797000000 } from './migrations/1763797000000-role-offers.js';
import { KnownBrowsers1763796000000 } from './migrations/1763796000000-known-browsers.js';
import { WordsOfPeople1763799000000 } from './migrations/1763799000000-words-of-people.js';
import { BlockAfterCancellation1763801000000 } from './migrations/1763801000000-block-after-cancellation.js';
import { HoldersOfPlaces1763802000000 } from './migrations/1763802000000-holders-of-places.js';
import { NamesOfOrganisers1763805000000 } from './migrations/1763805000000-names-of-organisers.js';
import { LettersOfPaidBookings1763806000000 } from './migrations/1763806000000-letters-of-paid-bookings.js';
import { UnansweredWords1763806000001 } from './migrations/1763806000001-unanswered-words.js';
import { CourtFacts1763807000000 } from './migrations/1763807000000-court-facts.js';
import { UsesPerPlayer1763811000010 } from './migrations/1763811000010-uses-per-player.js';
import { CardsOfUses1763811000011 } from './migrations/1763811000011-cards-of-uses.js';
import { KeysOfLinks1763811000020 } from './migrations/1763811000020-keys-of-links.js';
import { Search1763780000000 } from './migrations/1763780000000-search.js';
import { AdminRoles1763771000000 } from './migrations/1763771000000-admin-roles.js';
import { PasskeysOfAdmins1763771200000 } from './migrations/1763771200000-passkeys-of-admins.js';
import { HalfHours1763772000000 } from './migrations/1763772000000-half-hours.js';
import { CodesOfVenues1763771100000 } from './migrations/1763771100000-codes-of-venues.js';
import { Favourites1763783000000 } from './migrations/1763783000000-favourites.js';

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
  PaymentsOfPlayer1763700000000,
  UnpaidBookingsOfPlayer1763705000000,
  Reminders1763710000000,
  BookingGuard1763720000000,
  CalendarMonths1763730000000,
  UnpaidPerAddress1763742000000,
  MailAddresses1763742000001,
  OrganisersRest1763743000000,
  ExcessPayments1763743000001,
  ProviderFacts1763744000000,
  AdminAccounts1763745000000,
  SecondFactor1763746000000,
  AgeOfAdminDevices1763745100000,
  Purges1763748000000,
  ManualRefunds1763748100000,
  BookingCodes1763750000000,
  CardOfPayment1763750000001,
  VenuesInOrder1763753000000,
  Letters1763764000000,
  SavedCards1763752000000,
  PlayerAccounts1763760000000,
  MovingPlayers1763761000000,
  ErasedPlayers1763761000001,
  ManageLinks1763763000000,
  KnownPlayers1763765000000,
  PlayerPasskeys1763762000000,
  PushSubscriptions1763766000000,
  AccountsBeyondAddressLimit1763767000000,
  AdminRoles1763771000000,
  CodesOfVenues1763771100000,
  PasskeysOfAdmins1763771200000,
  HalfHours1763772000000,
  VenueFace1763773000000,
  VenueRules1763770000000,
  PayAtClub1763774000000,
  BlocksByHalfHours1763775000000,
  Search1763780000000,
  RemindersAtClub1763781000000,
  ResaleRule1763784000000,
  ResaleRefunds1763784000001,
  Favourites1763783000000,
  OpenGames1763785000000,
  Reviews1763782000000,
  PaymentTable1763786000000,
  WaitingList1763787000000,
  PlacesBySteps1763788000000,
  PlacesOfAPayment1763789000000,
  KeysOfRefunds1763790000000,
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
    extra: { options: SESSION_SETTINGS, ...CONNECTION_LIMITS },
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
 * @throws StartError if another transaction keeps a lock that a migration needs
 */
export async function migrate(
  databaseUrl: string,
  { lockMs = 2_000, ...patience }: LockPatience & { lockMs?: number } = {},
): Promise<void> {
  const lock = new pg.Client({ connectionString: databaseUrl, ...CONNECTION_LIMITS });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
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
