import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Placing a booking counts the player's unpaid bookings. Without an index of its own, PostgreSQL
 * reads every unpaid booking of the installation for it.
 */
export class UnpaidBookingsOfPlayer1763705000000 implements MigrationInterface {
  name = 'UnpaidBookingsOfPlayer1763705000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index bookings_unpaid_of_player on bookings (player_id)
        where status = 'active' and paid_cents < total_cents;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index bookings_unpaid_of_player');
  }
}
