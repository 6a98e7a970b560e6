import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes waiting jobs whose names no program knows; they would stay in the queue forever. If such
 * a job would have planned the reminder of a booking, the booking gets the time of its reminder.
 */
export class JobsOfOldNames1763812000000 implements MigrationInterface {
  name = 'JobsOfOldNames1763812000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update bookings b set remind_at = b.payment_due_at - interval '15 minutes'
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notifications.plan-reminder' and b.id = (j.payload ->> 'bookingId')::uuid
         and b.remind_at is null and b.payment_due_at - interval '15 minutes' > b.created_at`);
    // The sweeps do what these jobs would have done.
    await runner.query(`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id
         and t.identifier in ('notifications.plan-reminder', 'bookings.enforce-overdue', 'payments.reconcile')`);
  }

  /** The jobs have no program that does them. */
  async down(): Promise<void> {}
}
