import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A review gets a text, an id that may be public and the reply of its venue (docs/adr/0066). The
 * trigger of search counts rows by what happened to them: a row with a column that is null is
 * neither null nor not null for PostgreSQL. What search does not show wakes it no longer.
 */
export class Reviews1763782000000 implements MigrationInterface {
  name = 'Reviews1763782000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reviews
        add column id uuid not null default gen_random_uuid(),
        add column text text check (text <> ''),
        add column edited_at timestamptz,
        add column reply text check (reply <> ''),
        add column replied_at timestamptz,
        add constraint reviews_replied check ((reply is null) = (replied_at is null));
      create unique index reviews_id on reviews (id);
      create index reviews_newest on reviews (created_at, id);
      create index reviews_unanswered on reviews (created_at, id) where reply is null;
      create index reviews_unanswered_of_venue on reviews (venue_id, created_at, id) where reply is null;
      drop index reviews_of_venue;
      create index reviews_of_venue on reviews (venue_id, created_at, id) include (stars);

      drop trigger search_of_review on reviews;
      create or replace function keep_search_of_review() returns trigger language plpgsql as $$
        begin
          update search_venues
             set stars = stars + coalesce(new.stars, 0) - coalesce(old.stars, 0),
                 ratings = ratings + (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int,
                 version = nextval('search_versions')
           where venue_id = coalesce(new.venue_id, old.venue_id);
          return null;
        end $$;
      create trigger search_of_review after insert or delete or update of stars on reviews
        for each row execute function keep_search_of_review();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger search_of_review on reviews;
      create or replace function keep_search_of_review() returns trigger language plpgsql as $$
        begin
          update search_venues
             set stars = stars + coalesce(new.stars, 0) - coalesce(old.stars, 0),
                 ratings = ratings + (new is not null)::int - (old is not null)::int,
                 version = nextval('search_versions')
           where venue_id = coalesce(new.venue_id, old.venue_id);
          return null;
        end $$;
      drop index reviews_id, reviews_newest, reviews_unanswered, reviews_unanswered_of_venue, reviews_of_venue;
      alter table reviews
        drop column id, drop column text, drop column edited_at, drop column reply, drop column replied_at;
      create index reviews_of_venue on reviews (venue_id);
      create trigger search_of_review after insert or update or delete on reviews
        for each row execute function keep_search_of_review();
    `);
  }
}
