import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A disabled administrator keeps the row, because the audit log refers to it. */
export class DisabledAdmins1763695000000 implements MigrationInterface {
  name = 'DisabledAdmins1763695000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table admins add column disabled_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table admins drop column disabled_at`);
  }
}
