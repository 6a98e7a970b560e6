import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The history of court statuses, needed for the figures of past days. A trigger of the table keeps
 * it.
 */
export class CourtStatusHistory1763660000000 implements MigrationInterface {
  name = 'CourtStatusHistory1763660000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table court_statuses (
        court_id uuid not null references courts,
        since timestamptz not null,
        status text not null check (status in ('available', 'maintenance')),
        primary key (court_id, since)
      );
      insert into court_statuses (court_id, since, status) select id, created_at, status from courts;

      create function keep_court_status() returns trigger language plpgsql as $$
        begin
          insert into court_statuses (court_id, since, status)
            values (new.id, case tg_op when 'INSERT' then new.created_at else clock_timestamp() end, new.status)
            on conflict (court_id, since) do update set status = excluded.status;
          return null;
        end $$;
      create trigger courts_keep_their_status after insert or update of status on courts
        for each row execute function keep_court_status();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger courts_keep_their_status on courts;
      drop function keep_court_status;
      drop table court_statuses;
    `);
  }
}
