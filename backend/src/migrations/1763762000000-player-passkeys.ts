import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of players, and the challenges to which no browser has responded (docs/adr/0047). */
export class PlayerPasskeys1763762000000 implements MigrationInterface {
  name = 'PlayerPasskeys1763762000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table player_passkeys (
        id uuid primary key,
        player_id text not null references players on delete cascade,
        credential_id text not null unique,
        name text not null check (char_length(name) between 1 and 60),
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        is_backed_up boolean not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      );
      create index player_passkeys_of_player on player_passkeys (player_id, created_at);

      create table passkey_challenges (
        challenge text primary key,
        player_id text not null references players on delete cascade,
        purpose text not null check (purpose in ('create', 'use')),
        expires_at timestamptz not null
      );
      create index passkey_challenges_of_player on passkey_challenges (player_id);
      create index passkey_challenges_expiry on passkey_challenges (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table passkey_challenges;
      drop table player_passkeys;
    `);
  }
}
