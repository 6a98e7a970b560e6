import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { VenueNotFound } from '../../../venues/index.js';
import { CatalogQueries, type VenueView } from '../../application/catalog-queries.js';

const SELECT = `
  select v.id, v.name, v.location, v.description, v.image_url as "imageUrl", v.time_zone as "timeZone",
         c.courts as "courtCount", c.available as "availableCourtCount", c.min_cents as "minCents",
         r.rating, r.ratings as "ratingCount"
    from venues v
    cross join lateral (
      select count(*)::int as courts,
             (count(*) filter (where status = 'available'))::int as available,
             min(least(day_singles_cents, day_doubles_cents, night_singles_cents, night_doubles_cents))
               filter (where status = 'available') as min_cents
        from courts where venue_id = v.id and archived_at is null
    ) c
    cross join lateral (
      select round(avg(stars), 1)::float8 as rating, count(*)::int as ratings from reviews where venue_id = v.id
    ) r
   where v.archived_at is null`;

const VENUES = statement('catalog.venues', `${SELECT} order by v.created_at, v.id`);
const VENUE = statement('catalog.venue', `${SELECT} and v.id = $1`);

type Row = Omit<VenueView, 'minPrice'> & { minCents: Cents | null };

/** {@link CatalogQueries} on the tables of venues and courts. */
@Injectable()
export class PostgresCatalogQueries extends CatalogQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async venues(): Promise<VenueView[]> {
    return (await this.database.query<Row>(VENUES, [])).map(toView);
  }

  override async venue(id: string): Promise<VenueView> {
    const [row] = await this.database.query<Row>(VENUE, [id]);
    if (!row) throw new VenueNotFound();
    return toView(row);
  }
}

function toView({ minCents, ...venue }: Row): VenueView {
  return { ...venue, minPrice: minCents === null ? null : formatAmount(minCents) };
}
