import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A discount code may have a limit per player (docs/adr/0088). Each use keeps the limit under which
 * it was taken. Until the upgrade ends, processes of the previous version store uses without one.
 */
export class UsesPerPlayer1763811000010 implements MigrationInterface {
  name = 'UsesPerPlayer1763811000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table discount_codes add column max_per_player integer
        constraint discount_codes_per_player check (max_per_player >= 1);
      alter table redemptions add column player_limit integer;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table redemptions drop column player_limit;
      alter table discount_codes drop column max_per_player;
    `);
  }
}
