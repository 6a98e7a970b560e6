/**
 * The data of a venue that search reads (docs/adr/0062). Triggers keep it in the transaction of
 * every change, so no write may forget it. `version` is new after each change of what a search
 * shows of the venue. `point` is the place on the unit sphere: the straight distance of two points
 * orders like the way over the ground. A venue's rank is its average of stars as if five players
 * more had given 3.5, so that one good rating does not lead the list.
 */
export const SEARCH = `
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

/** The triggers that keep it. A review wakes search only if its stars change. */
export const SEARCH_TRIGGERS = `
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

  create function keep_search_of_court() returns trigger language plpgsql as $$
    begin
      update search_venues set version = nextval('search_versions') where venue_id = new.venue_id;
      return null;
    end $$;
  create trigger search_of_court after insert or update on courts
    for each row execute function keep_search_of_court();

  create function keep_search_of_review() returns trigger language plpgsql as $$
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
`;

/**
 * The venues whose name or location resembles a text, however the accents are set and with a
 * mistake in a word. It returns what a search orders by: a join would read every venue, because the
 * planner cannot know how many a place has. It is a PL/pgSQL function, because PostgreSQL plans its
 * statements once for each connection, and those of an SQL function at every call.
 *
 * The limit of likeness is the highest of three at which there is any venue: 0.7 finds words as
 * they are, 0.5 most of them with a mistake ("qito"), and 0.3 more of those ("kito"). So "quito"
 * does not find "Quinindé". Without `enable_seqscan` the planner takes the index at every call: it
 * believes that comparing words costs as little as comparing numbers, and would rather read every
 * venue.
 */
export const PLACES = `
  create function venues_of_place(place text) returns table (
    venue_id uuid, likeness double precision, rank double precision, version bigint, point cube)
  language plpgsql stable set pg_trgm.word_similarity_threshold = 0.7 set enable_seqscan = off as $$
    declare
      wanted constant text not null := search_text(place);
      threshold text;
    begin
      foreach threshold in array array['0.7', '0.5', '0.3'] loop
        perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
        return query
          select s.venue_id, word_similarity(wanted, s.words)::double precision, s.rank, s.version, s.point
            from search_venues s where s.words %> wanted;
        exit when found;
      end loop;
    end $$;
`;
