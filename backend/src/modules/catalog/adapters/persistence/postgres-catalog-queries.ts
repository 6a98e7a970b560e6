import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { hasWords, typedText } from '../../../../kernel/adapters/persistence/search-text.js';
import { type ReadView, untilNextMinute } from '../../../../kernel/application/read-view.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { lowestTablePriceOf, priceTableOf } from '../../../courts/sql.js';
import { dayOf, daysAfter } from '../../../bookings/index.js';
import {
  filledIn,
  lowestPriceOf,
  photosOf,
  type PricedCourt,
  publicRules,
  type VenueFace,
  VenueNotFound,
  type VenueRules,
} from '../../../venues/index.js';
import {
  CatalogQueries,
  HOME_VENUES,
  type HomeQuery,
  type HomeVenueView,
  type HomeView,
  type VenueDetailView,
  type VenuePage,
  type VenuePageQuery,
  type VenueView,
} from '../../application/catalog-queries.js';

/**
 * @param venues a table, or a SQL expression for one, with the columns of `venues`
 * @param more columns of a venue that stands alone
 */
const venueViews = (venues: string, more = '') => `
  select v.id, v.name, v.location, v.description, v.image_url as "imageUrl", v.time_zone as "timeZone",
         c.courts as "courtCount", c.available as "availableCourtCount", c.min_cents as "minCents",
         c.priced as "pricedCourts", case when v.rules ? 'priceRules' then v.rules end as "pricing",
         r.rating, r.ratings as "ratingCount"${more}
    from ${venues} v
    cross join lateral (
      select count(*)::int as courts,
             (count(*) filter (where status = 'available'))::int as available,
             min(${lowestTablePriceOf('courts')})
               filter (where status = 'available') as min_cents,
             json_agg(json_build_object('id', id, 'prices', ${priceTableOf('courts')}))
               filter (where status = 'available' and v.rules ? 'priceRules') as priced
        from courts where venue_id = v.id and archived_at is null
    ) c
    cross join lateral (
      select round(avg(stars), 1)::float8 as rating, count(*)::int as ratings from reviews where venue_id = v.id
    ) r
   where v.archived_at is null`;

const DETAILS = `, v.phone, v.whatsapp, v.address, v.latitude, v.longitude, v.amenities,
  v.house_rules as "houseRules", v.image_alt as "imageAlt", v.further_photos as "furtherPhotos", v.rules`;

const IN_ORDER = 'order by v.created_at, v.id';

/** `$1` holds the typed words; without a word every venue matches. */
const MATCHES = `v.archived_at is null
  and ($1::text is null or ${hasWords(`concat_ws(' ', v.name, v.location)`, '$1::text')})`;

/** The instant after which the page begins. */
const BEGIN = `case when $2::uuid is null then '-infinity' else (select created_at from venues where id = $2) end`;

/** `$2` is the last venue of the previous page, `$3` the limit. */
const PAGE_OF_VENUES = `(
  select v.* from venues v
   where ${MATCHES}
     and (v.created_at, v.id) > (${BEGIN}, coalesce($2, '00000000-0000-0000-0000-000000000000'))
   ${IN_ORDER} limit $3)`;

const VENUES = statement('catalog.venues', `${venueViews('venues')} ${IN_ORDER}`);
/** Every change of a venue, its courts or its stars gives it another version (docs/adr/0062). */
const VERSIONS = statement(
  'catalog.versions',
  `select coalesce(md5(string_agg(version::text, ' ' order by venue_id)), '') as source from search_venues`,
);
const PAGE = statement('catalog.venue-page', `${venueViews(PAGE_OF_VENUES)} ${IN_ORDER}`);
/** `$2` is the last venue of the previous page. An archived one still leads to the next page. */
const COUNT = statement(
  'catalog.venue-count',
  `select count(*)::int as total, $2::uuid is null or exists (select from venues where id = $2) as known
     from venues v where ${MATCHES}`,
);
const VENUE = statement('catalog.venue', `${venueViews('venues', DETAILS)} and v.id = $1`);

/** A favourite comes before every visited venue, and this before every other one. */
const [VISITED_FROM, RATED_FROM] = [1000, 2000];

/** `$1` is the player, `$2` the venues that the browser opened last. Others come as in a search. */
const CHOSEN = `(
  select v.*, chosen.place, chosen.favourite
    from (
      select s.venue_id, min(place) as place, bool_or(favourite) as favourite
        from (
          select venue_id, row_number() over (order by created_at desc, venue_id) as place, true as favourite
            from favourites where player_id = $1
          union all
          select venue_id, ${VISITED_FROM} + place, false
            from unnest($2::uuid[]) with ordinality visited (venue_id, place)
          union all
          select venue_id, ${RATED_FROM} + row_number() over (order by rank desc, venue_id desc), false
            from (select venue_id, rank from search_venues order by rank desc, venue_id desc limit ${HOME_VENUES}) best
        ) wanted join search_venues s on s.venue_id = wanted.venue_id
       group by s.venue_id order by 2 limit ${HOME_VENUES}
    ) chosen join venues v on v.id = chosen.venue_id)`;

const HOME = statement(
  'catalog.home',
  `${venueViews(CHOSEN, ', v.favourite as "isFavourite", v.place::int')} order by v.place`,
);
const COUNT_OF_ALL = statement('catalog.count', 'select count(*)::int as total from search_venues');

/** A venue without prices of its own has null in `pricing` and `pricedCourts`. */
type Row = Omit<VenueView, 'minPrice'> & {
  minCents: Cents | null;
  pricing: Partial<VenueRules> | null;
  pricedCourts: PricedCourt[] | null;
};

type HomeRow = Row & Pick<HomeVenueView, 'isFavourite'> & { place: number };

type DetailRow = Row &
  Omit<VenueFace, 'coordinates'> & {
    latitude: number | null;
    longitude: number | null;
    rules: Partial<VenueRules>;
  };

/** Dates with other hours are shown as far ahead as players look, and at least so many days. */
const SHOWN_DAYS = 60;

/** {@link CatalogQueries} on the tables of venues and courts. */
@Injectable()
export class PostgresCatalogQueries extends CatalogQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async venues(): Promise<ReadView<VenueView[]>> {
    const [versions] = await this.database.query<{ source: string }>(VERSIONS, []);
    const at = this.clock.now().getTime();
    const compute = async () => {
      const rows = await this.database.query<Row>(VENUES, []);
      return { view: rows.map(this.toView), until: untilNextMinute(at) };
    };
    return { source: versions?.source ?? '', at, compute };
  }

  override async page({ search, after, limit }: VenuePageQuery): Promise<VenuePage> {
    const typed = typedText(search?.trim() ?? '') || null;
    const [rows, [count]] = await Promise.all([
      // One venue more than asked for shows whether there is a next page.
      this.database.query<Row>(PAGE, [typed, after, limit + 1]),
      this.database.query<{ total: number; known: boolean }>(COUNT, [typed, after]),
    ]);
    if (!count?.known) throw new VenueNotFound();
    const items = rows.slice(0, limit).map(this.toView);
    const nextCursor = rows.length > limit ? (items.at(-1)?.id ?? null) : null;
    return { items, nextCursor, total: count.total };
  }

  override async home({ playerId, visited }: HomeQuery): Promise<HomeView> {
    const [rows, [count]] = await Promise.all([
      this.database.query<HomeRow>(HOME, [playerId, visited]),
      this.database.query<{ total: number }>(COUNT_OF_ALL, []),
    ]);
    return {
      items: rows.map(({ isFavourite, place: _, ...row }) => ({ ...this.toView(row), isFavourite })),
      total: count?.total ?? 0,
      isPersonal: rows.some(({ place }) => place <= RATED_FROM),
    };
  }

  override async venue(id: VenueId): Promise<VenueDetailView> {
    const [row] = await this.database.query<DetailRow>(VENUE, [id]);
    if (!row) throw new VenueNotFound();
    return this.toDetailView(row);
  }

  private readonly toView = ({ minCents, pricing, pricedCourts, ...venue }: Row): VenueView => {
    const lowest = pricing && lowestPriceOf(pricing, pricedCourts ?? [], this.todayAt(venue));
    const price = lowest ?? minCents;
    return { ...venue, minPrice: price === null ? null : formatAmount(price) };
  };

  private toDetailView(row: DetailRow): VenueDetailView {
    const { latitude, longitude, imageAlt, furtherPhotos, rules, ...venue } = row;
    const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
    const isOnlyTheImage = imageAlt === '' && furtherPhotos.length === 0;
    const photos = isOnlyTheImage ? [] : photosOf(row);
    const today = this.todayAt(row);
    const days = { from: today, to: daysAfter(today, Math.max(SHOWN_DAYS, rules.windowDays ?? 0)) };
    const face = filledIn({ ...this.toView(venue), coordinates, photos }) as VenueDetailView;
    return { ...face, ...publicRules(rules, days) };
  }

  private todayAt({ timeZone }: Pick<VenueView, 'timeZone'>): string {
    return dayOf(this.clock.now(), timeZone);
  }
}
