import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The desk finds people as a search finds venues: by words without accents of any language,
 * apostrophes and hyphens (docs/adr/0050).
 */
export class WordsOfPeople1763799000000 implements MigrationInterface {
  name = 'WordsOfPeople1763799000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function search_text(text) returns text language sql immutable strict parallel safe
        return translate(lower(unaccent('unaccent'::regdictionary, normalize($1, NFC))), '-''’ʼ´\`', ' ');
      select put_search_venue(v) from venues v where archived_at is null;
      drop index players_known;
      create index players_known on players using gin (
        search_text(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops
      ) where name is not null or email is not null or phone is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index players_known;
      create index players_known on players using gin (
        translate(lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')),
                  'áéíóúüñ', 'aeiouun') gin_trgm_ops
      ) where name is not null or email is not null or phone is not null;
      create or replace function search_text(text) returns text language sql immutable strict parallel safe
        return lower(unaccent('unaccent'::regdictionary, $1));
      select put_search_venue(v) from venues v where archived_at is null;
    `);
  }
}
