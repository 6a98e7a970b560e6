import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which administrator did what and when, with the values before and after. Rows never change. */
export class Audit1763670000000 implements MigrationInterface {
  name = 'Audit1763670000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_log (
        id uuid primary key,
        at timestamptz not null default clock_timestamp(),
        admin_id uuid not null references admins,
        action text not null,
        subject_type text not null,
        subject_id text not null,
        subject_label text not null,
        before jsonb,
        after jsonb
      );
      create index audit_log_in_time on audit_log (at desc, id desc);
      create index audit_log_of_subject on audit_log (subject_type, subject_id, at desc);
      create trigger audit_log_is_immutable before update or delete on audit_log
        for each row execute function refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_log');
  }
}
