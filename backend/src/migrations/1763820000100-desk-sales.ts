import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * To whom the desk sold a booking, with its note and the names of the others (docs/adr/0097). It
 * repeats the code of the booking, which never changes, so that a part of it finds the customer.
 */
export class DeskSales1763820000100 implements MigrationInterface {
  name = 'DeskSales1763820000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table desk_sales (
        booking_id uuid primary key references bookings,
        customer_id uuid not null references customers,
        code text not null,
        players text[] not null check (cardinality(players) <= 7),
        note text check (char_length(note) between 1 and 500)
      );
      create index desk_sales_of_customer on desk_sales (customer_id);
      create index desk_sales_by_code on desk_sales using gin (code gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table desk_sales');
  }
}
