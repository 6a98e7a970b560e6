import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds the venues of a place at half of the cost (docs/adr/0062): PostgreSQL plans the statements
 * of a PL/pgSQL function once per connection, those of an SQL function at every call, and a high
 * limit of likeness leaves few rows to compare. The function returns what a search orders by: a
 * join would read every venue, because the planner cannot know how many a place has.
 */
export class PlacesBySteps1763788000000 implements MigrationInterface {
  name = 'PlacesBySteps1763788000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function venues_of_place(text); ${BY_STEPS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function venues_of_place(text); ${AT_ONCE}`);
  }
}

/**
 * The limit is the highest of three at which there is any venue: 0.7 finds words as they are, 0.5
 * most of them with a mistake ("qito"), and 0.3 more of those ("kito"). So "quito" does not find
 * "Quinindé". Without `enable_seqscan` the planner takes the index at every call: it believes that
 * comparing words costs as little as comparing numbers, and would rather read every venue.
 */
const BY_STEPS = `
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

const AT_ONCE = `
  create function venues_of_place(place text) returns table (venue_id uuid, likeness double precision)
  language sql stable set pg_trgm.word_similarity_threshold = 0.3 as $$
    select venue_id, likeness from (
      select s.venue_id, likeness, max(likeness) over () as best
        from search_venues s, word_similarity(search_text(place), s.words) likeness
       where s.words %> search_text(place)) found
     where likeness >= 0.7 * best $$;
`;
