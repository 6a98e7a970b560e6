import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH_SIZE = 2_000;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/**
 * The code by which people name a booking (docs/adr/0039). It runs without a transaction, so that
 * bookings go on while the stored ones get a code, and no step rewrites the table. Each step can be
 * repeated, because a start that ends half way begins again. Processes of the version before this
 * one go on to insert: the default gives their bookings a code.
 */
export class BookingCodes1763750000000 implements MigrationInterface {
  name = 'BookingCodes1763750000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bookings add column if not exists code text');
    // Written while the column is empty, so that it only reads the table, and lets others read.
    await runner.query(
      'create unique index if not exists bookings_code on bookings (code) where code is not null',
    );
    await runner.query(NEW_CODE);
    await runner.query('alter table bookings alter column code set default new_booking_code()');
    await fillStored(runner);
    for (const sql of REQUIRED) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table bookings drop column code;
      drop function new_booking_code();
      drop sequence booking_code_numbers;
    `);
  }
}

/**
 * Six of 27 characters that nobody confuses, shown as `K7M-4QX`. There are no vowels and there is a
 * digit in each half, so that no word and no abbreviation appears. Each booking draws its own
 * number, so that two bookings made at once cannot get the same code; a code that is taken all the
 * same, after an import or a full round of the numbers, is skipped. The multiplier scatters the
 * numbers over all codes. The function runs as its owner: the application may not use the sequence
 * until the start that follows the migration has granted it.
 */
const NEW_CODE = `
  create sequence if not exists booking_code_numbers maxvalue 387420488 cycle;

  create or replace function new_booking_code() returns text
    volatile language plpgsql security definer set search_path = public as $$
    declare
      characters constant text := '23456789BCDFGHJKMNPQRSTVWXZ';
      rest bigint;
      drawn text;
    begin
      loop
        rest := nextval('booking_code_numbers') * 239439029 % 387420489; -- 27 ^ 6
        drawn := '';
        for place in 1..6 loop
          drawn := drawn || case place when 4 then '-' else '' end || substr(characters, 1 + (rest % 27)::int, 1);
          rest := rest / 27;
        end loop;
        exit when drawn ~ '\\d.*-.*\\d' and not exists (select from bookings b where b.code = drawn);
      end loop;
      return drawn;
    end $$;
`;

/** Gives the stored bookings a code, a batch per transaction. */
async function fillStored(runner: QueryRunner): Promise<void> {
  let last: string | undefined = BEFORE_ALL_IDS;
  while (last !== undefined) {
    const rows = (await runner.query(
      `with batch as materialized (
         select id from bookings where id > $1 order by id limit ${BATCH_SIZE}
       ), filled as (
         update bookings b set code = new_booking_code() from batch where b.id = batch.id and b.code is null
       )
       select id from batch order by id desc limit 1`,
      [last],
    )) as { id: string }[];
    last = rows[0]?.id;
  }
}

/** A constraint that is validated on its own spares `set not null` to read the locked table. */
const REQUIRED = [
  'alter table bookings drop constraint if exists bookings_have_code',
  'alter table bookings add constraint bookings_have_code check (code is not null) not valid',
  'alter table bookings validate constraint bookings_have_code',
  'alter table bookings alter column code set not null, drop constraint bookings_have_code',
];
