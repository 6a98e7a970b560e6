import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The block that takes over the half hours of a cancelled booking (docs/adr/0080). */
export class BlockAfterCancellation1763801000000 implements MigrationInterface {
  name = 'BlockAfterCancellation1763801000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table bookings add column next_block jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table bookings drop column next_block`);
  }
}
