import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each read of a booking checks whether its player has a saved card, that is, a succeeded payment
 * of their own. The index contains exactly these payments.
 */
export class PaymentsOfPlayer1763700000000 implements MigrationInterface {
  name = 'PaymentsOfPlayer1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index payments_of_player on payments (player_id)
        where status = 'succeeded' and purpose in ('full', 'guarantee');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index payments_of_player');
  }
}
