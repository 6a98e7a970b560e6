import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A customer can have a category of its venue (docs/adr/0098), which is a part of the rules there.
 * A booking keeps the category that has priced it, with the price of everyone else.
 */
export class CategoriesOfCustomers1763851000000 implements MigrationInterface {
  name = 'CategoriesOfCustomers1763851000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customers
        add column category_id uuid,
        add column category_until date,
        add constraint customers_category_until check (category_until is null or category_id is not null);
      create index customers_of_category on customers (venue_id, category_id) where category_id is not null;
      alter table bookings add column category jsonb;
      create index venues_with_categories on venues (id) where rules ? 'categories' and archived_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index venues_with_categories;
      alter table bookings drop column category;
      alter table customers drop column category_id, drop column category_until;
    `);
  }
}
