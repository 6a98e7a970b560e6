import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The name with which an organiser invites to a payment link. Links from before have none, because
 * no organiser has chosen one. `not valid` spares a scan under the lock.
 */
export class NamesOfOrganisers1763805000000 implements MigrationInterface {
  name = 'NamesOfOrganisers1763805000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table shared_links
        add column organiser_name text,
        add constraint shared_links_organiser_name_check check (length(organiser_name) between 1 and 40) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shared_links drop column organiser_name');
  }
}
