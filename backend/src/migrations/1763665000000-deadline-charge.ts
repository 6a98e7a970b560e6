import type { MigrationInterface, QueryRunner } from 'typeorm';

/** If the provider did not execute a charge at the deadline, another one can be ordered. */
export class DeadlineCharge1763665000000 implements MigrationInterface {
  name = 'DeadlineCharge1763665000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index payments_one_at_deadline;
      create unique index payments_one_at_deadline on payments (booking_id)
        where purpose = 'deadline' and (intent_id is not null or status <> 'canceled');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index payments_one_at_deadline;
      create unique index payments_one_at_deadline on payments (booking_id) where purpose = 'deadline';
    `);
  }
}
