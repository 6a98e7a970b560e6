import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An admin who is none any more keeps a row, because the audit names who did what. */
export class DisabledAdmins1763695000000 implements MigrationInterface {
  name = 'DisabledAdmins1763695000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table admins add column disabled_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table admins drop column disabled_at`);
  }
}
