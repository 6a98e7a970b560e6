import { Injectable } from '@nestjs/common';
import { LastUsed, type Sized } from '../../../../kernel/adapters/last-used.js';
import { Database, type Statement, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { priceTableOf } from '../../../courts/sql.js';
import type { Coordinates } from '../../../venues/index.js';
import { VenuesFacade, type VenueRules } from '../../../venues/index.js';
import {
  type FoundVenues,
  type Position,
  type SearchedCourt,
  type SearchedVenue,
  type TakenHalfHours,
  VenueFinder,
  type VenueSoon,
  type VenueSummary,
} from '../../application/venue-finder.js';
import type { Wish } from '../../application/wish.js';

/**
 * The courts in service that are taken on a day, with a bit for each taken half hour. Reads no
 * claim if the day is null.
 */
const takenOn = (day: string) => `(
  select json_object_agg(t.court_id, t.half_hours) from (
    select h.court_id, bit_or(1::bigint << h.half_hour) as half_hours
      from courts c join half_hour_claims h on h.court_id = c.id and h.slot_date = ${day}
     where c.venue_id = page.venue_id and c.status = 'available' and c.archived_at is null
     group by h.court_id) t)`;

/** An index holds only these venues; most installations have none. */
const SOME_CATEGORIES = `exists (select from venues where rules ? 'categories' and archived_at is null)`;

/** @param order `desc` or nothing, of the keys and the id */
const pageOf = (venues: string, order = '') => `
  with page as materialized (${venues})
  select page.venue_id as "venueId", page.version::text, page.keys, page.chord, ${takenOn('$1')} as taken,
         ${SOME_CATEGORIES} as "hasCategories"
    from page order by page.keys ${order}, page.venue_id ${order}`;

/** The id to compare with. If there is no last venue, every other one comes after it. */
const HIGHEST = `coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`;
const LOWEST = `coalesce($3::uuid, '00000000-0000-0000-0000-000000000000')`;

/** The key to compare with. If there is no last venue, it is greater than any other. */
const below = (key: string) => `coalesce(${key}::float8, 'infinity')`;

/** $3 is the last venue seen, $4 its rank. */
const BY_RANK = statement(
  'search.best-rated',
  pageOf(
    `select s.venue_id, s.version, array[s.rank] as keys, null::float8 as chord
      from search_venues s
     where (s.rank, s.venue_id) < (${below('$4')}, ${HIGHEST})
     order by s.rank desc, s.venue_id desc limit $2`,
    'desc',
  ),
);

/** $3 is the last venue seen, $4 its likeness and $5 its rank; $6 is the place. */
const BY_PLACE = statement(
  'search.of-place',
  pageOf(
    `select s.venue_id, s.version, array[s.likeness, s.rank] as keys, null::float8 as chord
      from venues_of_place($6) s
     where (s.likeness, s.rank, s.venue_id) < (${below('$4')}, ${below('$5')}, ${HIGHEST})
     order by s.likeness desc, s.rank desc, s.venue_id desc limit $2`,
    'desc',
  ),
);

/** @param venues a source of rows `s` of `search_venues` */
const nearest = (venues: string) => `
  select s.venue_id, s.version, array[s.point <-> $5::cube] as keys, s.point <-> $5::cube as chord
    from ${venues}
   where s.point is not null and (s.point <-> $5::cube, s.venue_id) > (coalesce($4::float8, -1), ${LOWEST})
   order by s.point <-> $5::cube, s.venue_id limit $2`;

/** $3 is the last venue seen, $4 its distance; $5 is where the player is. */
const BY_DISTANCE = statement('search.nearest', pageOf(nearest('search_venues s')));

/** As before; $6 is the place. */
const BY_PLACE_AND_DISTANCE = statement('search.nearest-of-place', pageOf(nearest('venues_of_place($6) s')));

/** $1 are the venues, $2 is now. */
const SOON = statement(
  'search.soon',
  `with page as materialized (
     select s.venue_id, s.version, ($2::timestamptz at time zone v.time_zone)::date as today
       from search_venues s join venues v on v.id = s.venue_id
      where s.venue_id = any($1))
   select page.venue_id as "venueId", page.version::text, page.today::text,
          ${takenOn('page.today')} as "takenToday", ${takenOn('page.today + 1')} as "takenTomorrow"
     from page`,
);

/** $1 are the venues, $2 is where the player is, and $3 the place. */
const AMONG = statement(
  'search.among',
  `select s.venue_id as "venueId", s.point <-> $2::cube as chord
     from search_venues s
    where s.venue_id = any($1) and ($2::cube is null or s.point is not null)
      and ($3::text is null or s.venue_id in (select p.venue_id from venues_of_place($3) p))`,
);

const VENUES = statement(
  'search.venues',
  `select s.venue_id as id, s.version::text, v.name, v.location, v.image_url as "imageUrl", v.time_zone as "timeZone",
          round(s.stars::numeric / nullif(s.ratings, 0), 1)::float8 as rating, s.ratings as "ratingCount",
          v.rules as "changedRules",
          (select json_agg(json_build_object('id', c.id, 'courtNumber', c.court_number,
                    'surface', c.surface, 'indoor', c.indoor, 'lights', c.lights,
                    'prices', ${priceTableOf('c')})
                    order by c.court_number)
             from courts c
            where c.venue_id = v.id and c.status = 'available' and c.archived_at is null) as courts
     from search_venues s join venues v on v.id = s.venue_id
    where s.venue_id = any($1)`,
);

interface PageRow {
  venueId: VenueId;
  version: string;
  keys: number[];
  /** The straight distance on the unit sphere. */
  chord: number | null;
  taken: Taken;
  hasCategories: boolean;
}

/** A bit for each taken half hour, by the id of a court; null if no court has any. */
type Taken = Record<string, number> | null;

interface SoonRow extends Pick<PageRow, 'venueId' | 'version'> {
  today: string;
  takenToday: Taken;
  takenTomorrow: Taken;
}

interface VenueRow extends VenueSummary {
  version: string;
  changedRules: Partial<VenueRules>;
  courts: SearchedCourt[] | null;
}

interface KeptVenue extends Sized {
  readonly version: string;
  readonly venue: SearchedVenue;
}

/** About 4,000 venues of five courts. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The mean radius of the earth. */
const EARTH_METERS = 6_371_008.8;

/**
 * {@link VenueFinder} on `search_venues`. A page returns the version of each venue. The class keeps
 * the venues that it has read and reads one again only if its version has changed.
 */
@Injectable()
export class PostgresVenueFinder extends VenueFinder {
  private readonly kept = new LastUsed<KeptVenue>(MAX_BYTES);

  constructor(
    private readonly database: Database,
    private readonly venues: VenuesFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async find(
    wish: Pick<Wish, 'date' | 'place' | 'near'>,
    after: Position | null,
    limit: number,
  ): Promise<FoundVenues> {
    const rows = await this.database.query<PageRow>(...pageFor(wish, after, limit));
    const known = await this.venuesOf(rows);
    const venues = rows.flatMap(({ venueId, keys, chord, taken }) => {
      const venue = known.get(venueId);
      // A venue that was archived in between is left out.
      if (!venue) return [];
      return [
        {
          ...venue,
          position: { keys, id: venueId },
          distanceMeters: metersOf(chord),
          taken: takenIn(taken),
        },
      ];
    });
    const hasCategories = rows[0]?.hasCategories ?? true;
    return { venues, isLast: rows.length < limit, hasCategories, source: JSON.stringify(rows) };
  }

  override async soon(venueIds: readonly VenueId[]): Promise<VenueSoon[]> {
    const rows = await this.database.query<SoonRow>(SOON, [venueIds, this.clock.now()]);
    const known = await this.venuesOf(rows);
    return rows.flatMap(({ venueId, today, takenToday, takenTomorrow }) => {
      const venue = known.get(venueId);
      if (!venue) return [];
      return [{ ...venue, today, taken: { today: takenIn(takenToday), tomorrow: takenIn(takenTomorrow) } }];
    });
  }

  override async among(
    venueIds: readonly VenueId[],
    { place, near }: Pick<Wish, 'place' | 'near'>,
  ): Promise<ReadonlyMap<VenueId, number | null>> {
    return distancesIn(await this.database.query(AMONG, [venueIds, near && pointOf(near), place]));
  }

  override async distances(
    { place, near }: Pick<Wish, 'place' | 'near'>,
    limit: number,
  ): Promise<ReadonlyMap<VenueId, number | null>> {
    const rows = await this.database.query<PageRow>(...pageFor({ date: null, place, near }, null, limit));
    return distancesIn(rows);
  }

  private async venuesOf(
    rows: readonly Pick<PageRow, 'venueId' | 'version'>[],
  ): Promise<Map<VenueId, SearchedVenue>> {
    const venues = new Map<VenueId, SearchedVenue>();
    const missing: string[] = [];
    for (const { venueId, version } of rows) {
      const kept = this.kept.get(venueId);
      if (kept?.version === version) venues.set(venueId, kept.venue);
      else missing.push(venueId);
    }
    if (missing.length > 0)
      for (const row of await this.database.query<VenueRow>(VENUES, [missing]))
        venues.set(row.id, this.keep(row));
    return venues;
  }

  private keep({ version, changedRules, courts, ...summary }: VenueRow): SearchedVenue {
    const rules = this.venues.rulesWith(changedRules);
    const venue = { summary, rules, courts: courts ?? [] };
    this.kept.put({ key: summary.id, bytes: JSON.stringify(venue).length, version, venue });
    return venue;
  }
}

function pageFor(
  { date, place, near }: Pick<Wish, 'place' | 'near'> & { date: string | null },
  after: Position | null,
  limit: number,
): [Statement, unknown[]] {
  const [first, second] = after?.keys ?? [];
  const last = [date, limit, after?.id, first];
  if (near !== null && place !== null) return [BY_PLACE_AND_DISTANCE, [...last, pointOf(near), place]];
  if (near !== null) return [BY_DISTANCE, [...last, pointOf(near)]];
  if (place !== null) return [BY_PLACE, [...last, second, place]];
  return [BY_RANK, last];
}

function distancesIn(rows: Pick<PageRow, 'venueId' | 'chord'>[]): Map<VenueId, number | null> {
  return new Map(rows.map(({ venueId, chord }) => [venueId, metersOf(chord)]));
}

const takenIn = (taken: Taken): TakenHalfHours => new Map(Object.entries(taken ?? {}));

/** Returns a point on the unit sphere, as the migration computes it. */
function pointOf({ latitude, longitude }: Coordinates): string {
  const [phi, lambda] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const [x, y, z] = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  return `(${x},${y},${z})`;
}

/** Returns the way over the ground between two points with this straight distance. */
const metersOf = (chord: number | null): number | null =>
  chord === null ? null : Math.round(2 * EARTH_METERS * Math.asin(Math.min(1, chord / 2)));
