import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The venues at which a discount code is valid (docs/adr/0060); null means every venue. A process
 * of the version before creates codes for every venue, as ever.
 */
export class CodesOfVenues1763771100000 implements MigrationInterface {
  name = 'CodesOfVenues1763771100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table discount_codes
        add column venue_ids uuid[] check (cardinality(venue_ids) > 0),
        add constraint discount_codes_promoted check (not is_promoted or venue_ids is null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table discount_codes drop constraint discount_codes_promoted, drop column venue_ids;
    `);
  }
}
