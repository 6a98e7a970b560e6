import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds players by any part of their name, e-mail address or phone (docs/adr/0050). Most players
 * have told nothing, so the index is small and takes no time to write.
 */
export class KnownPlayers1763765000000 implements MigrationInterface {
  name = 'KnownPlayers1763765000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create index players_known on players using gin (
        translate(lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')),
                  'áéíóúüñ', 'aeiouun') gin_trgm_ops
      ) where name is not null or email is not null or phone is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index players_known; drop extension pg_trgm;');
  }
}
