import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a merge of a guest into an account needs (docs/adr/0045). The player may already be a
 * customer of the provider; then the guest's customer is a further one, and what it was promised
 * for keeps its card. The other indexes find what belongs to one player.
 */
export class MovingPlayers1763761000000 implements MigrationInterface {
  name = 'MovingPlayers1763761000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table further_customers (
        customer_id text primary key,
        player_id text not null references players on delete cascade
      );
      create index further_customers_of_player on further_customers (player_id);

      create table promised_cards (
        booking_id uuid primary key references bookings on delete cascade,
        customer_id text not null references further_customers on delete cascade,
        card_id text not null,
        card_brand text not null,
        card_last4 text not null
      );
      create index promised_cards_of_customer on promised_cards (customer_id);

      alter table payments add column customer_id text;
      create index payments_by_player on payments (player_id);
      create index shares_of_player on shares (player_id) where player_id is not null;
      create index idempotency_keys_of_player on idempotency_keys ((coalesce(body ->> 'userId', body -> 'booking' ->> 'userId')))
        where coalesce(body ->> 'userId', body -> 'booking' ->> 'userId') is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index idempotency_keys_of_player, shares_of_player, payments_by_player;
      alter table payments drop column customer_id;
      drop table promised_cards, further_customers;
    `);
  }
}
