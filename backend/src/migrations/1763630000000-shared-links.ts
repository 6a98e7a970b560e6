import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payment links and their places. The token of a link is not stored, because it is derived from the
 * id.
 */
export class SharedLinks1763630000000 implements MigrationInterface {
  name = 'SharedLinks1763630000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shared_links (
        id uuid primary key,
        booking_id uuid not null unique references bookings,
        places smallint not null check (places in (2, 4)),
        expires_at timestamptz not null,
        created_at timestamptz not null
      );

      create table shares (
        link_id uuid not null references shared_links,
        place smallint not null check (place >= 0),
        amount_cents integer not null check (amount_cents >= 50),
        status text not null check (status in ('open', 'reserved', 'paid', 'void')),
        payment_id uuid unique,
        player_id text,
        reserved_until timestamptz,
        primary key (link_id, place),
        constraint shares_held_by_somebody check (
          (status in ('reserved', 'paid')) = (payment_id is not null and player_id is not null)
        )
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table shares, shared_links`);
  }
}
