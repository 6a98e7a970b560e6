import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { VenueQueries, type VenueView } from '../../application/venue-queries.js';
import { VenueNotFound } from '../../domain/venue-errors.js';

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

const ALL = statement('venues.all', `${SELECT} order by v.created_at, v.id`);
const ONE = statement('venues.one', `${SELECT} and v.id = $1`);

type Row = Omit<VenueView, 'minPrice'> & { minCents: Cents | null };

@Injectable()
export class PostgresVenueQueries extends VenueQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async all(): Promise<VenueView[]> {
    return (await this.database.query<Row>(ALL, [])).map(toView);
  }

  override async one(id: string): Promise<VenueView> {
    const [row] = await this.database.query<Row>(ONE, [id]);
    if (!row) throw new VenueNotFound();
    return toView(row);
  }
}

function toView({ minCents, ...venue }: Row): VenueView {
  return { ...venue, minPrice: minCents === null ? null : formatAmount(minCents) };
}
