import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Favourite venues of players (docs/adr/0069). A guest who is removed, or becomes an account, takes
 * their rows along.
 */
export class Favourites1763783000000 implements MigrationInterface {
  name = 'Favourites1763783000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table favourites (
        player_id text not null references players on delete cascade,
        venue_id uuid not null references venues,
        created_at timestamptz not null,
        primary key (player_id, venue_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table favourites');
  }
}
