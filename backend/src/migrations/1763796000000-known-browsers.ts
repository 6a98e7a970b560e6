import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * In which browsers the player of an account has signed in (docs/adr/0044). They have a count of
 * codes of their own, so that no stranger keeps an owner out.
 */
export class KnownBrowsers1763796000000 implements MigrationInterface {
  name = 'KnownBrowsers1763796000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table player_browsers (
        player_id text not null references players (id) on delete cascade,
        id_hash bytea not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        primary key (id_hash, player_id)
      );
      create index player_browsers_of_player on player_browsers (player_id);
      create index player_browsers_by_age on player_browsers (last_used_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table player_browsers`);
  }
}
