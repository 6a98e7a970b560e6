import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The payment table shows which places were paid at the club (docs/adr/0101). */
export class PlacesAtTheClub1763852000001 implements MigrationInterface {
  name = 'PlacesAtTheClub1763852000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shares add column at_club boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shares drop column at_club');
  }
}
