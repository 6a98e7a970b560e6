import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The refunds that a person has to pay: each scrape of the metrics counts them. */
export class ManualRefunds1763748100000 implements MigrationInterface {
  name = 'ManualRefunds1763748100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index refunds_manual on refunds (created_at) where status = 'manual'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index refunds_manual`);
  }
}
