import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A refund gets a new key whenever the provider has stored an error of its own under the current
 * one, so the number of its keys has no limit. `not valid` spares a scan under the lock: rows from
 * before satisfy the check.
 */
export class KeysOfRefunds1763790000000 implements MigrationInterface {
  name = 'KeysOfRefunds1763790000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds
        drop constraint refunds_attempt_check,
        add constraint refunds_attempt_check check (attempt > 0) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds
        drop constraint refunds_attempt_check,
        add constraint refunds_attempt_check check (attempt between 1 and 3) not valid;
    `);
  }
}
