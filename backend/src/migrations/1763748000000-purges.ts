import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the hourly purge find what has expired without reading the rest. `purge_at` is when a guest
 * is looked at next; null means that the player has records and stays. A guest of the version
 * before this one gets thirty more days.
 */
export class Purges1763748000000 implements MigrationInterface {
  name = 'Purges1763748000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table players add column purge_at timestamptz default now() + interval '30 days';
      create index players_to_purge on players (purge_at) where purge_at is not null;
      create index sessions_of_player on sessions (player_id);
      create index provider_events_age on provider_events (received_at);
      create index admin_sessions_age on admin_sessions (created_at);

      create table purges (
        what text primary key,
        removed bigint not null default 0,
        started_at timestamptz not null,
        finished_at timestamptz
      );

      -- What refers to a player is knowledge of the schema. The module of players knows no other.
      create function player_has_records(player text) returns boolean language sql stable
        return exists (select from bookings where player_id = player)
            or exists (select from payments where player_id = player)
            or exists (select from provider_customers where player_id = player);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function player_has_records;
      drop table purges;
      drop index players_to_purge, sessions_of_player, provider_events_age, admin_sessions_age;
      alter table players drop column purge_at;
    `);
  }
}
