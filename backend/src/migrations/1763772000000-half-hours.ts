import type { MigrationInterface, QueryRunner } from 'typeorm';
import { HALF_HOUR_CLAIMS, HOURS_OF_THE_VERSION_BEFORE } from './half-hours/claims.js';
import { fillStarts, LENGTHS, STARTS_ARE_KNOWN } from './half-hours/lengths.js';

/**
 * A booking is a start and a length, and claims half hours (docs/adr/0055). It runs without one
 * transaction, so that bookings go on meanwhile. Every step can be repeated, because a start that
 * ends half way begins again. No step keeps a lock while it waits long for another one: it gives up
 * before PostgreSQL looks for a deadlock, and the start tries again.
 *
 * Processes of the version before go on. Their table of hours becomes a view of the half hours.
 */
export class HalfHours1763772000000 implements MigrationInterface {
  name = 'HalfHours1763772000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const [limit] = (await runner.query(`select current_setting('lock_timeout') as patience`)) as {
      patience: string;
    }[];
    await runner.query(`select set_config('lock_timeout', '500ms', false)`);
    try {
      for (const sql of LENGTHS) await runner.query(sql);
      await fillStarts(runner);
      for (const sql of STARTS_ARE_KNOWN) await runner.query(sql);
      await moveClaims(runner);
    } finally {
      await runner.query(`select set_config('lock_timeout', $1, false)`, [limit?.patience]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}

/** Copies first what nobody waits for, so that the table of hours is locked only for the rest. */
async function moveClaims(runner: QueryRunner): Promise<void> {
  if (await isTable(runner, 'slot_claims')) {
    for (const sql of HALF_HOUR_CLAIMS) await runner.query(sql);
    await runner.startTransaction();
    try {
      for (const sql of HOURS_OF_THE_VERSION_BEFORE) await runner.query(sql);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  }
  // One at a time: each of them waits for the one table that it refers to, and keeps no other.
  for (const key of ['booking_id', 'block_id', 'court_id'])
    await runner.query(
      `alter table if exists slot_claims_before drop constraint if exists slot_claims_${key}_fkey`,
    );
  await runner.query('drop table if exists slot_claims_before');
}

async function isTable(runner: QueryRunner, name: string): Promise<boolean> {
  const sql = `select from pg_class where oid = to_regclass($1) and relkind = 'r'`;
  const tables = (await runner.query(sql, [name])) as unknown[];
  return tables.length > 0;
}

const BACK = `
  create table hours_before as select * from slot_claims;
  drop view slot_claims;
  drop trigger bookings_have_start on bookings;
  drop function claim_hour, free_hour, claim_half_hours, hour_of_the_version_before;
  drop table half_hour_claims;
  create table slot_claims (
    court_id uuid not null references courts,
    slot_date date not null,
    slot_hour smallint not null check (slot_hour between 6 and 21),
    booking_id uuid references bookings,
    block_id uuid references hour_blocks,
    primary key (court_id, slot_date, slot_hour),
    constraint slot_claims_have_one_holder check (num_nonnulls(booking_id, block_id) = 1)
  );
  insert into slot_claims select * from hours_before;
  drop table hours_before;
  create index slot_claims_of_booking on slot_claims (booking_id);
  create index slot_claims_of_block on slot_claims (block_id) where block_id is not null;
  alter table bookings
    drop column start_minute cascade, drop column duration_minutes cascade,
    add constraint bookings_slot_hour_check check (slot_hour between 6 and 21),
    add constraint bookings_check check (tariff = case when slot_hour >= 18 then 'night' else 'day' end);
`;
