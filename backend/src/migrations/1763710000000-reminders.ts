import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reminders wait in an index instead of the job queue. If a booking already has a waiting job for
 * its reminder, the new job replaces it, because both have the same key.
 */
export class Reminders1763710000000 implements MigrationInterface {
  name = 'Reminders1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table bookings add column remind_at timestamptz;
      update bookings set remind_at = payment_due_at - interval '15 minutes'
        where status = 'active' and paid_cents < total_cents and payment_due_at > now() + interval '15 minutes'
          and payment_due_at > created_at + interval '15 minutes';
      create index bookings_to_remind on bookings (remind_at) where remind_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index bookings_to_remind;
      alter table bookings drop column remind_at;
    `);
  }
}
