import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The customers of venues (docs/adr/0097). `words` is what a search reads: name, phones and e-mail
 * addresses as search compares them. One that was merged stays, as a part of another.
 */
export class Customers1763820000000 implements MigrationInterface {
  name = 'Customers1763820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function customer_words(name text, phones text[], emails text[]) returns text
        language sql immutable parallel safe
        return search_text(concat_ws(' ', name, array_to_string(phones, ' '), array_to_string(emails, ' ')));

      create table customers (
        id uuid primary key,
        venue_id uuid not null references venues,
        name text not null check (char_length(name) between 1 and 80),
        phones text[] not null check (cardinality(phones) <= 5),
        emails text[] not null check (cardinality(emails) <= 5),
        note text check (char_length(note) between 1 and 500),
        merged_into uuid references customers,
        created_at timestamptz not null,
        words text not null generated always as (customer_words(name, phones, emails)) stored
      );
      create index customers_by_name on customers (venue_id, words, id) where merged_into is null;
      create index customers_words on customers using gin (words gin_trgm_ops) where merged_into is null;
      create index customers_of_email on customers using gin (emails);
      create index customers_merged on customers (merged_into) where merged_into is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table customers;
      drop function customer_words(text, text[], text[]);
    `);
  }
}
