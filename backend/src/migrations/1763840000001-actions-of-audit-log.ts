import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The filter of the change log lists the kinds of changes without reading every change. */
export class ActionsOfAuditLog1763840000001 implements MigrationInterface {
  name = 'ActionsOfAuditLog1763840000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index audit_log_of_action on audit_log (action, at desc, id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_log_of_action');
  }
}
