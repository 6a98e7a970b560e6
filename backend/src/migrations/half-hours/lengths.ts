import type { QueryRunner } from 'typeorm';

const BATCH_SIZE = 2_000;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/**
 * A process of the version before writes `slot_hour` alone and means a whole hour. A process of
 * this version writes both, and they agree.
 */
export const LENGTHS = [
  `alter table bookings
     add column if not exists start_minute smallint,
     add column if not exists duration_minutes smallint not null default 60,
     drop constraint if exists bookings_slot_hour_check,
     drop constraint if exists bookings_check`,
  `create or replace function hour_of_the_version_before() returns trigger language plpgsql as $$
     begin
       new.start_minute := new.slot_hour * 60;
       new.duration_minutes := 60;
       return new;
     end $$`,
  `create or replace trigger bookings_have_start before insert or update of slot_hour on bookings for each row
     when (new.start_minute is null or new.slot_hour <> new.start_minute / 60)
     execute function hour_of_the_version_before()`,
  'alter table bookings drop constraint if exists bookings_lie_on_the_grid',
  `alter table bookings add constraint bookings_lie_on_the_grid check (
     start_minute is not null and start_minute >= 0 and start_minute % 30 = 0 and slot_hour = start_minute / 60
     and duration_minutes > 0 and duration_minutes % 30 = 0 and start_minute + duration_minutes <= 1440) not valid`,
];

/** A constraint that is validated on its own spares `set not null` to read the locked table. */
export const STARTS_ARE_KNOWN = [
  'alter table bookings validate constraint bookings_lie_on_the_grid',
  'alter table bookings alter column start_minute set not null',
];

/** Gives the stored bookings their start, a batch per transaction and in the order of locks. */
export async function fillStarts(runner: QueryRunner): Promise<void> {
  let last: string | undefined = BEFORE_ALL_IDS;
  while (last !== undefined) {
    const rows = (await runner.query(
      `with batch as materialized (
         select id from bookings where id > $1 order by id limit ${BATCH_SIZE}
       ), waiting as materialized (
         select b.id from bookings b join batch on batch.id = b.id where b.start_minute is null
          order by b.id for no key update of b
       ), filled as (
         update bookings b set start_minute = b.slot_hour * 60 from waiting where b.id = waiting.id
       )
       select id from batch order by id desc limit 1`,
      [last],
    )) as { id: string }[];
    last = rows[0]?.id;
  }
}
