import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The links in letters: one for each booking and recipient. The token is computed from `seed` and a
 * secret of the installation, and only its hash is stored, so that a copy of the table opens no
 * booking. A link that another one has replaced still opens its booking.
 */
export class ManageLinks1763763000000 implements MigrationInterface {
  name = 'ManageLinks1763763000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table manage_links (
        token_hash bytea primary key,
        seed bytea not null check (length(seed) = 16),
        booking_id uuid not null references bookings on delete cascade,
        player_id text not null references players on delete cascade,
        replaced boolean not null default false,
        created_at timestamptz not null
      );
      create unique index manage_links_present on manage_links (booking_id, player_id) where not replaced;
      create index manage_links_of_player on manage_links (player_id);

      -- Which bookings of others a player has paid for.
      create index payments_of_payer on payments (player_id, booking_id) where status = 'succeeded';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index payments_of_payer;
      drop table manage_links;
    `);
  }
}
