import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The end of a booking before it is played, fixed when a person or the deadline decides it. */
export class Releasing1763610000000 implements MigrationInterface {
  name = 'Releasing1763610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table bookings
        add column close_kind text check (close_kind in ('player', 'venue', 'deadline')),
        add column close_percentage smallint check (close_percentage between 0 and 100),
        add column closed_at timestamptz,
        add column cancellation_reason text check (char_length(cancellation_reason) <= 1000),
        add constraint bookings_close_is_whole check (
          (status = 'active') = (close_kind is null)
          and (close_kind is null) = (close_percentage is null)
          and (close_kind is null) = (closed_at is null)
        );
      create index bookings_closing on bookings (closed_at) where status = 'closing';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index bookings_closing;
      alter table bookings drop constraint bookings_close_is_whole, drop column close_kind,
        drop column close_percentage, drop column closed_at, drop column cancellation_reason;
    `);
  }
}
