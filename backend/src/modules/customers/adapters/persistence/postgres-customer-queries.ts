import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import {
  containsWords,
  phonePattern,
  plain,
  typedText,
} from '../../../../kernel/adapters/persistence/search-text.js';
import type { CustomerId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import {
  type CustomerPage,
  CustomerQueries,
  type CustomerSearch,
  type CustomerView,
} from '../../application/customer-queries.js';
import { CustomerNotFound } from '../../domain/customer-errors.js';

const PAGE_SIZE = 20;

/** The category of a customer with its name, or null; a removed one is none. */
const categoryOf = (customer: string) => `(
    select jsonb_build_object('id', g ->> 'id', 'name', g ->> 'name', 'until', ${customer}.category_until,
             'hasEnded', coalesce(${customer}.category_until < (now() at time zone v.time_zone)::date, false))
      from venues v, jsonb_array_elements(v.rules -> 'categories') g
     where v.id = ${customer}.venue_id and g ->> 'id' = ${customer}.category_id::text)`;

const COLUMNS = `c.id, c.venue_id as "venueId", c.name, c.phones, c.emails, c.note, c.created_at as "createdAt",
  exists (select from players p
           where p.email_verified_at is not null and lower(p.email) = any (c.emails)) as "hasAccount",
  ${categoryOf('c')} as category`;

const ALL = statement(
  'customers.page',
  `select ${COLUMNS} from customers c
    where c.venue_id = $1 and c.merged_into is null
      and (c.words, c.id) > (coalesce((select words from customers where id = $2), ''),
                             coalesce($2, '00000000-0000-0000-0000-000000000000'))
    order by c.words, c.id limit $3`,
);

/** True for names that do not begin with the text `$6`, so that those that do come first. */
const BEGINS_OTHERWISE = `not starts_with(words, ${plain('$6::text')})`;

/**
 * Each text that finds a customer is one of an index. `$4` are words or null, `$5` is a pattern of
 * the digits of a phone or null, and `$7` are customers that the text names otherwise.
 */
const FOUND = statement(
  'customers.found',
  `select ${COLUMNS} from (
     select *, ${BEGINS_OTHERWISE} as later from customers
      where venue_id = $1 and merged_into is null
        and (${containsWords('words', '$4::text')} or words like $5 or id = any ($7::uuid[]))) c
    where $2::uuid is null
       or (c.later, c.words, c.id) > (select ${BEGINS_OTHERWISE}, words, id from customers where id = $2)
    order by c.later, c.words, c.id limit $3`,
);
const ONE = statement(
  'customers.one',
  `select ${COLUMNS} from customers c where c.id = $1 and c.merged_into is null`,
);
const VENUE_OF = statement('customers.venue-of', 'select venue_id as "venueId" from customers where id = $1');
const EXPORT = statement(
  'customers.export',
  `select v.name as venue, c.name, c.phones, c.emails, c.note, c.created_at as since,
          ${categoryOf('c')} as category
     from players p join customers c on c.emails @> array[lower(p.email)] join venues v on v.id = c.venue_id
    where p.id = $1 and p.email_verified_at is not null order by c.created_at, c.id`,
);

type Row = Omit<CustomerView, 'createdAt'> & { createdAt: Date };

@Injectable()
export class PostgresCustomerQueries extends CustomerQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async page({ venueId, text, named, after }: CustomerSearch): Promise<CustomerPage> {
    // One customer more than a page shows whether there is a next page.
    const values = [venueId, after, PAGE_SIZE + 1];
    const typed = typedText(text);
    const digits = phonePattern(text);
    const rows = await (text === ''
      ? this.database.query<Row>(ALL, values)
      : this.database.query<Row>(FOUND, [...values, digits === null ? typed : null, digits, text, named]));
    const items = rows.slice(0, PAGE_SIZE).map(toView);
    return { items, nextCursor: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
  }

  override async one(id: CustomerId): Promise<CustomerView> {
    const [row] = await this.database.query<Row>(ONE, [id]);
    if (!row) throw new CustomerNotFound();
    return toView(row);
  }

  override async venueOf(id: string): Promise<VenueId | null> {
    const [row] = await this.database.query<{ venueId: VenueId }>(VENUE_OF, [id]);
    return row?.venueId ?? null;
  }

  override exportOf(playerId: PlayerId): Promise<object[]> {
    return this.database.query(EXPORT, [playerId]);
  }
}

function toView({ createdAt, ...row }: Row): CustomerView {
  return { ...row, createdAt: createdAt.toISOString() };
}
