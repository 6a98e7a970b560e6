import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A block begins and ends on the grid of half hours (docs/adr/0055). A process of the version
 * before knows `first_hour` and `last_hour` alone: it means whole hours, and it reads the hours
 * that a block of this version touches. This version writes the minutes alone.
 */
export class BlocksByHalfHours1763775000000 implements MigrationInterface {
  name = 'BlocksByHalfHours1763775000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table hour_blocks
        add column start_minute smallint,
        add column end_minute smallint,
        drop constraint hour_blocks_first_hour_check,
        drop constraint hour_blocks_check1;
      create function hours_of_block() returns trigger language plpgsql as $$
        begin
          new.start_minute := coalesce(new.start_minute, new.first_hour * 60);
          new.end_minute := coalesce(new.end_minute, new.last_hour * 60 + 60);
          new.first_hour := new.start_minute / 60;
          new.last_hour := (new.end_minute - 1) / 60;
          return new;
        end $$;
      create trigger blocks_have_both_hours before insert on hour_blocks for each row
        execute function hours_of_block();
      update hour_blocks set start_minute = first_hour * 60, end_minute = last_hour * 60 + 60;
      alter table hour_blocks
        alter column start_minute set not null,
        alter column end_minute set not null,
        add constraint hour_blocks_lie_on_the_grid check (
          start_minute >= 0 and start_minute % 30 = 0 and end_minute % 30 = 0
          and end_minute > start_minute and end_minute <= 1440
          and first_hour = start_minute / 60 and last_hour = (end_minute - 1) / 60);
    `);
  }

  /** Blocks become the whole hours that they touch, within those that the version before knows. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger blocks_have_both_hours on hour_blocks;
      drop function hours_of_block;
      alter table hour_blocks drop column start_minute cascade, drop column end_minute cascade;
      update hour_blocks set first_hour = least(greatest(first_hour, 6), 21),
                             last_hour = least(greatest(last_hour, 6), 21)
       where first_hour < 6 or last_hour > 21;
      alter table hour_blocks
        add constraint hour_blocks_first_hour_check check (first_hour between 6 and 21),
        add constraint hour_blocks_check1 check (last_hour between first_hour and 21);
    `);
  }
}
