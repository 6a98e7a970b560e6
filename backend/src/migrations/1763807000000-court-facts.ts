import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A court may say whether it has a roof and lights. Null means that it is unknown. */
export class CourtFacts1763807000000 implements MigrationInterface {
  name = 'CourtFacts1763807000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table courts add column indoor boolean, add column lights boolean`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table courts drop column indoor, drop column lights`);
  }
}
