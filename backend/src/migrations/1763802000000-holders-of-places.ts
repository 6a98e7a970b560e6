import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A stranger holds one place of an open game at a time, in whichever session. */
export class HoldersOfPlaces1763802000000 implements MigrationInterface {
  name = 'HoldersOfPlaces1763802000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table shares add column held_by bigint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table shares drop column held_by`);
  }
}
