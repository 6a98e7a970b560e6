import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What search reads of a venue (docs/adr/0062). Triggers keep it in the transaction of every
 * change, so no write may forget it, not even one of a process of the version before.
 */
export class Search1763780000000 implements MigrationInterface {
  name = 'Search1763780000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [TABLE, VENUES, COURTS, REVIEWS, EXISTING, PLACES]) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function venues_of_place;
      drop trigger search_of_venue on venues;
      drop trigger search_of_court on courts;
      drop trigger search_of_review on reviews;
      drop function keep_search_of_venue, keep_search_of_court, keep_search_of_review, put_search_venue;
      drop table search_venues;
      drop sequence search_versions;
      drop function search_text;
      drop extension cube;
      drop extension unaccent;
    `);
  }
}

/**
 * `version` is new after each change of what a search shows of the venue. `point` is the place on
 * the unit sphere: the straight distance of two points orders like the way over the ground. A
 * venue's rank is its average of stars as if five players more had given 3.5, so that one good
 * rating does not lead the list.
 */
const TABLE = `
  create extension if not exists unaccent;
  create extension if not exists cube;

  create function search_text(text) returns text language sql immutable strict parallel safe
    return lower(unaccent('unaccent'::regdictionary, $1));

  create sequence search_versions;

  create table search_venues (
    venue_id uuid primary key references venues on delete cascade,
    words text not null,
    point cube,
    stars integer not null,
    ratings integer not null,
    rank double precision not null generated always as ((stars + 17.5) / (ratings + 5)) stored,
    version bigint not null
  );
  create index search_venues_words on search_venues using gin (words gin_trgm_ops);
  create index search_venues_point on search_venues using gist (point);
  create index search_venues_rank on search_venues (rank, venue_id);
`;

const VENUES = `
  create function put_search_venue(venue venues) returns void language sql
  begin atomic
    insert into search_venues as kept (venue_id, words, point, stars, ratings, version)
    select venue.id, search_text(venue.name || ' ' || venue.location),
           case when venue.latitude is not null then
             cube(array[cos(radians(venue.latitude)) * cos(radians(venue.longitude)),
                        cos(radians(venue.latitude)) * sin(radians(venue.longitude)),
                        sin(radians(venue.latitude))])
           end,
           coalesce(sum(stars), 0), count(stars), nextval('search_versions')
      from reviews where venue_id = venue.id
    on conflict (venue_id) do update set words = excluded.words, point = excluded.point, version = excluded.version;
  end;

  create function keep_search_of_venue() returns trigger language plpgsql as $$
    begin
      if new.archived_at is null then perform put_search_venue(new);
      else delete from search_venues where venue_id = new.id;
      end if;
      return null;
    end $$;
  create trigger search_of_venue after insert or update on venues
    for each row execute function keep_search_of_venue();
`;

const COURTS = `
  create function keep_search_of_court() returns trigger language plpgsql as $$
    begin
      update search_venues set version = nextval('search_versions') where venue_id = new.venue_id;
      return null;
    end $$;
  create trigger search_of_court after insert or update on courts
    for each row execute function keep_search_of_court();
`;

const REVIEWS = `
  create function keep_search_of_review() returns trigger language plpgsql as $$
    begin
      update search_venues
         set stars = stars + coalesce(new.stars, 0) - coalesce(old.stars, 0),
             ratings = ratings + (new is not null)::int - (old is not null)::int,
             version = nextval('search_versions')
       where venue_id = coalesce(new.venue_id, old.venue_id);
      return null;
    end $$;
  create trigger search_of_review after insert or update or delete on reviews
    for each row execute function keep_search_of_review();
`;

const EXISTING = `
  select put_search_venue(venues) from venues where archived_at is null;
`;

/**
 * The venues whose name or location resembles a text, however the accents are set and with a
 * mistake in a word. The limit of likeness belongs to the function, because the index looks for
 * what is above it: 0.6, the default, does not find "qito". What is much less like the text than
 * the best one is left out, so that "quito" finds no "Quinindé".
 */
const PLACES = `
  create function venues_of_place(place text) returns table (venue_id uuid, likeness double precision)
  language sql stable set pg_trgm.word_similarity_threshold = 0.3 as $$
    select venue_id, likeness from (
      select s.venue_id, likeness, max(likeness) over () as best
        from search_venues s, word_similarity(search_text(place), s.words) likeness
       where s.words %> search_text(place)) found
     where likeness >= 0.7 * best $$;
`;
