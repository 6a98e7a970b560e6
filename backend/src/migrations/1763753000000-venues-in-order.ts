import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a page of venues begin after the last venue of the page before. No other rows are read. */
export class VenuesInOrder1763753000000 implements MigrationInterface {
  name = 'VenuesInOrder1763753000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index venues_in_order on venues (created_at, id) where archived_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index venues_in_order`);
  }
}
