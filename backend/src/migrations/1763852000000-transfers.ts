import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking may wait for a transfer, and the desk finds it by venue (docs/adr/0101). */
export class Transfers1763852000000 implements MigrationInterface {
  name = 'Transfers1763852000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bookings add column transfer jsonb');
    await runner.query(
      `create index bookings_by_transfer on bookings (venue_id, payment_due_at desc) where transfer is not null`,
    );
    await runner.query(
      `create index bookings_by_transfer_of_player on bookings (player_id) where transfer is not null`,
    );
    await runner.query(
      `alter table payments add column desk_reference text
         constraint payments_desk_reference_check check (char_length(desk_reference) between 1 and 80)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments drop column desk_reference');
    await runner.query('alter table bookings drop column transfer');
  }
}
