import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ADMINS, ADMIN_SESSIONS, SECOND_FACTORS, STAFF } from './baseline/admins.js';
import { BOOKINGS, BOOKING_CODES, CLAIMS, GUARD } from './baseline/bookings.js';
import { CALENDAR_MONTHS } from './baseline/calendar-months.js';
import { COURTS } from './baseline/courts.js';
import { DISCOUNTS } from './baseline/discounts.js';
import { KERNEL } from './baseline/kernel.js';
import { MANAGE_LINKS, NOTIFICATIONS, PUSH } from './baseline/letters.js';
import { CUSTOMERS, LEDGER, PAYMENTS, REFUNDS } from './baseline/payments.js';
import { MAIL_ADDRESSES, PLAYERS } from './baseline/players.js';
import { PROVIDER_FACTS } from './baseline/provider-facts.js';
import { FAVOURITES, REVIEWS } from './baseline/reviews.js';
import { PLACES, SEARCH, SEARCH_TRIGGERS } from './baseline/search.js';
import { SHARED_LINKS } from './baseline/shared-links.js';
import { VENUES } from './baseline/venues.js';
import { WAITING_LIST } from './baseline/waiting-list.js';

/**
 * Makes the tables of a new database, module by module (docs/adr/0093). Later migrations change
 * them; `backend/database/schema.sql` shows the result of all. A database from before it is
 * accepted as if it had run (`database/accept-baseline.ts`).
 */
export class Baseline1763790000000 implements MigrationInterface {
  name = 'Baseline1763790000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of IN_ORDER) await runner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('Before the baseline there is no database: restore a dump instead.');
  }
}

/** A module comes after those whose tables it refers to. */
const IN_ORDER = [
  VENUES,
  PLAYERS,
  MAIL_ADDRESSES,
  ADMINS,
  ADMIN_SESSIONS,
  SECOND_FACTORS,
  STAFF,
  KERNEL,
  COURTS,
  BOOKING_CODES,
  BOOKINGS,
  CLAIMS,
  GUARD,
  CALENDAR_MONTHS,
  DISCOUNTS,
  WAITING_LIST,
  SHARED_LINKS,
  PAYMENTS,
  LEDGER,
  REFUNDS,
  CUSTOMERS,
  PROVIDER_FACTS,
  REVIEWS,
  FAVOURITES,
  SEARCH,
  SEARCH_TRIGGERS,
  PLACES,
  MANAGE_LINKS,
  NOTIFICATIONS,
  PUSH,
];
