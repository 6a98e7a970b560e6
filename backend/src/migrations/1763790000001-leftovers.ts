import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Drops what a database from before the baseline has only for older programs: whole hours beside
 * half hours, functions with fewer arguments, and triggers that did what those programs left out.
 * Afterwards the database is like a new one. It may already have later migrations, so nothing here
 * may depend on what they change.
 */
export class Leftovers1763790000001 implements MigrationInterface {
  name = 'Leftovers1763790000001';

  async up(runner: QueryRunner): Promise<void> {
    const hours = (await runner.query(
      `select from pg_attribute where attrelid = 'bookings'::regclass and attname = 'slot_hour'`,
    )) as unknown[];
    if (hours.length === 0) return; // The baseline has made this database.
    for (const sql of [HOURS, VERSIONS, NAMES, VALIDATED]) await runner.query(sql);
  }

  /** No program misses them, and their values follow from what stays. */
  async down(): Promise<void> {}
}

const HOURS = `
  drop view slot_claims;
  drop function claim_hour, free_hour;
  drop trigger bookings_have_start on bookings;
  drop function hour_of_the_version_before;
  alter table bookings
    drop column slot_hour,
    add constraint bookings_lie_on_the_grid check (
      start_minute >= 0 and start_minute % 30 = 0 and duration_minutes > 0 and duration_minutes % 30 = 0
      and start_minute + duration_minutes <= 1440);
  create index bookings_of_venue on bookings (venue_id, slot_date, start_minute);

  drop trigger blocks_have_both_hours on hour_blocks;
  drop function hours_of_block;
  alter table hour_blocks
    drop column first_hour,
    drop column last_hour,
    add constraint hour_blocks_lie_on_the_grid check (
      start_minute >= 0 and start_minute % 30 = 0 and end_minute % 30 = 0
      and end_minute > start_minute and end_minute <= 1440);
`;

const VERSIONS = `
  drop function hold_for_booking(uuid, uuid, text, text, timestamptz);
  drop index payments_of_player;
  drop trigger places_follow_their_payment on payments;
  drop function places_follow_their_payment;
  drop trigger free_places_have_no_name on shares;
  drop function clear_name_of_free_place;
`;

const NAMES = `
  alter table bookings rename constraint bookings_check1 to bookings_discount_check;
  alter table bookings rename constraint bookings_check2 to bookings_total_check;
  alter table bookings rename constraint bookings_check3 to bookings_paid_check;
`;

/** These were added without reading the rows from before, which satisfy them. */
const VALIDATED = `
  alter table payments
    validate constraint payments_status_check,
    validate constraint payments_purpose_check,
    validate constraint payments_taken_at_desk,
    validate constraint payments_amount_cents_check,
    validate constraint payments_never_above_asked,
    validate constraint payments_settled_is_final,
    validate constraint payments_excess_check,
    validate constraint payments_left_check,
    validate constraint payments_contradicted_currency;
  alter table refunds
    validate constraint refunds_attempt_check,
    validate constraint refunds_reason_check,
    validate constraint refunds_status_check;
  alter table shares validate constraint shares_for_name_check;
`;
