import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores which card a player paid with last, so that the screens can name it before it is charged.
 * The provider has the card; here are its id and what a receipt shows of it.
 */
export class SavedCards1763752000000 implements MigrationInterface {
  name = 'SavedCards1763752000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table provider_customers
        add column card_id text,
        add column card_brand text,
        add column card_last4 text,
        add constraint provider_customers_card_check
          check (num_nulls(card_id, card_brand, card_last4) in (0, 3));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table provider_customers drop column card_id, drop column card_brand, drop column card_last4;
    `);
  }
}
