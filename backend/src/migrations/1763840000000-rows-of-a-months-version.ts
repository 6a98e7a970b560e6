import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The version of a venue's month gets sixteen rows. A transaction bumps the one that the number of
 * its connection chooses, so bookings of one month seldom wait for each other's commit
 * (docs/adr/0091).
 */
export class RowsOfAMonthsVersion1763840000000 implements MigrationInterface {
  name = 'RowsOfAMonthsVersion1763840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table calendar_months
        add column shard smallint not null default (pg_backend_pid() % 16)::smallint,
        drop constraint calendar_months_pkey,
        add primary key (venue_id, month, shard);
      ${bumping('venue_id, month, shard')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from calendar_months one using calendar_months other
       where (one.venue_id, one.month) = (other.venue_id, other.month) and one.shard > other.shard;
      update calendar_months set version = greatest(version + 1, next_calendar_version());
      alter table calendar_months drop constraint calendar_months_pkey, drop column shard,
        add primary key (venue_id, month);
      ${bumping('venue_id, month')}`);
  }
}

/** The functions of the triggers, for a table with the given key. */
const bumping = (key: string): string => `
  create or replace function bump_calendar_of_bookings() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into calendar_months as kept
        select venue_id, date_trunc('month', slot_date)::date, next_calendar_version()
          from (select shown.* from changed join before using (id),
                  lateral (values (changed.venue_id, changed.slot_date),
                                  (before.venue_id, before.slot_date)) shown (venue_id, slot_date)
                 where to_jsonb(changed) - 'remind_at' <> to_jsonb(before) - 'remind_at') rows
         group by 1, 2 order by 1, 2
        on conflict (${key}) do update set version = greatest(kept.version + 1, excluded.version);
      else
        insert into calendar_months as kept
        select venue_id, date_trunc('month', slot_date)::date, next_calendar_version()
          from changed group by 1, 2 order by 1, 2
        on conflict (${key}) do update set version = greatest(kept.version + 1, excluded.version);
      end if;
      return null;
    end $$;

  create or replace function bump_calendar_of_court() returns trigger language plpgsql as $$
    begin
      insert into calendar_months as kept values (new.venue_id, '-infinity', next_calendar_version())
      on conflict (${key}) do update set version = greatest(kept.version + 1, excluded.version);
      return null;
    end $$;
`;
