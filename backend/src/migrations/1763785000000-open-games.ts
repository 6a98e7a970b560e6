import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The places of a payment link that anyone may take (docs/adr/0067). */
export class OpenGames1763785000000 implements MigrationInterface {
  name = 'OpenGames1763785000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table shared_links add column public_places smallint[] not null default '{}'
        check (public_places <@ '{0,1,2,3}');
      create index shared_links_listed on shared_links (expires_at) where public_places <> '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index shared_links_listed;
      alter table shared_links drop column public_places;
    `);
  }
}
