import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A player sees the payments that no booking accepted. The index contains exactly these. */
export class ExcessPayments1763743000001 implements MigrationInterface {
  name = 'ExcessPayments1763743000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index payments_excess on payments (player_id, settled_at) where excess`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index payments_excess`);
  }
}
