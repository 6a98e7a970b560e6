import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { CategoryId, CustomerId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import {
  HeldCategories,
  type OwnCategoryView,
  type VenueCategory,
} from '../../application/held-categories.js';

/** The last day is included, on the clock of the venue. */
const HOLDS = `(c.category_until is null
      or c.category_until >= ($2::timestamptz at time zone v.time_zone)::date)`;

const OF_PLAYER = statement(
  'customers.categories-of-player',
  `select c.venue_id as "venueId", c.category_id as "categoryId"
     from players p join customers c on c.emails @> array[lower(p.email)] join venues v on v.id = c.venue_id
    where p.id = $1 and p.email_verified_at is not null and c.merged_into is null and ${HOLDS}`,
);
const OWN = statement(
  'customers.own-categories',
  `select c.venue_id as "venueId", g ->> 'id' as id, g ->> 'name' as name, c.category_until::text as until,
          (g ->> 'windowDays')::int as "windowDays", (g ->> 'maxActive')::int as "maxActive",
          (g ->> 'payAtClub')::boolean as "payAtClub"
     from players p join customers c on c.emails @> array[lower(p.email)] join venues v on v.id = c.venue_id
          cross join jsonb_array_elements(v.rules -> 'categories') g
    where p.id = $1 and p.email_verified_at is not null and c.merged_into is null and ${HOLDS}
      and v.archived_at is null and g ->> 'id' is not distinct from c.category_id::text
    order by v.name, v.id`,
);
const OF_CUSTOMER = statement(
  'customers.category-of-customer',
  `select c.venue_id as "venueId", case when ${HOLDS} then c.category_id end as "categoryId"
     from customers c join venues v on v.id = c.venue_id where c.id = $1 and c.merged_into is null`,
);
const COUNT = statement(
  'customers.count-of-category',
  `select count(*)::int as customers from customers c join venues v on v.id = c.venue_id
    where c.venue_id = $1 and c.category_id = $3 and ${HOLDS}`,
);

type Row = Omit<VenueCategory, 'categoryId'> & { categoryId: CategoryId | null };

@Injectable()
export class PostgresHeldCategories extends HeldCategories {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofPlayer(playerId: PlayerId, now: Date): Promise<VenueCategory[]> {
    return given(await this.database.query<Row>(OF_PLAYER, [playerId, now]));
  }

  override own(playerId: PlayerId, now: Date): Promise<OwnCategoryView[]> {
    return this.database.query<OwnCategoryView>(OWN, [playerId, now]);
  }

  override async ofCustomer(venueId: VenueId, id: CustomerId, now: Date): Promise<VenueCategory[] | null> {
    const rows = await this.database.query<Row>(OF_CUSTOMER, [id, now]);
    return rows[0]?.venueId === venueId ? given(rows) : null;
  }

  override async count(venueId: VenueId, categoryId: CategoryId, now: Date): Promise<number> {
    const [count] = await this.database.query<{ customers: number }>(COUNT, [venueId, now, categoryId]);
    return count?.customers ?? 0;
  }
}

function given(rows: readonly Row[]): VenueCategory[] {
  return rows.flatMap(({ venueId, categoryId }) => (categoryId === null ? [] : [{ venueId, categoryId }]));
}
