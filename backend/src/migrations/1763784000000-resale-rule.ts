import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The promise of a refund after a resale, frozen into each booking (docs/adr/0065). */
export class ResaleRule1763784000000 implements MigrationInterface {
  name = 'ResaleRule1763784000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table bookings add column resale_refund boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table bookings drop column resale_refund`);
  }
}
