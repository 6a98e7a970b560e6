import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * While the organiser pays the rest of a booking, nobody can reserve a place of its link
 * (docs/adr/0030). The index guards that a browser reserves one place of a link at most.
 */
export class OrganisersRest1763743000000 implements MigrationInterface {
  name = 'OrganisersRest1763743000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table shared_links add column rest_held_until timestamptz;
      create unique index shares_one_place_each on shares (link_id, player_id) where status = 'reserved';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index shares_one_place_each;
      alter table shared_links drop column rest_held_until;
    `);
  }
}
