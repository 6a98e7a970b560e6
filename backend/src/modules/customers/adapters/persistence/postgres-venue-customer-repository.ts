import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { CustomerId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { VenueCustomerRepository } from '../../application/venue-customer-repository.js';
import { type HeldCategory, NO_CATEGORY } from '../../domain/category-of-customer.js';
import type { Customer, CustomerDetails } from '../../domain/customer.js';
import { type CustomerRow, CustomerSchema } from './customer.schema.js';

/** In the order of the ids, so that two merges of the same customers wait for each other. */
const LOCK = statement(
  'customers.lock',
  `select id, venue_id as "venueId", name, phones, emails, note, merged_into as "mergedInto",
          category_id as "categoryId", category_until::text as "categoryUntil"
     from customers where id = any ($1::uuid[]) order by id for no key update`,
);
const WITH_CONTACT = statement(
  'customers.with-contact',
  `select id from customers
    where venue_id = $1 and merged_into is null and search_text(name) = search_text($2)
      and (phones && $3::text[] or emails && $4::text[])
    order by created_at, id limit 1`,
);
const ACCOUNT = statement(
  'customers.account',
  `select id from players
    where email_verified_at is not null and lower(email) = any ($1::text[])
    order by email_verified_at, id limit 1`,
);
const OF_ACCOUNT = statement(
  'customers.of-account',
  `select c.id from players p join customers c on c.emails @> array[lower(p.email)]
    where p.id = $1 and p.email_verified_at is not null`,
);

@Injectable()
export class PostgresVenueCustomerRepository extends VenueCustomerRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(CustomerSchema) private readonly rows: Repository<CustomerRow>,
  ) {
    super();
  }

  override async add(
    { id, venueId, ...details }: Omit<Customer, 'mergedInto'>,
    createdAt: Date,
  ): Promise<void> {
    await this.database.of(this.rows).insert({ id, venueId, ...rowOf(details), createdAt });
  }

  override lock(ids: readonly CustomerId[]): Promise<Customer[]> {
    return this.database.query<Customer>(LOCK, [ids]);
  }

  override async save(id: CustomerId, details: CustomerDetails & HeldCategory): Promise<void> {
    await this.database.of(this.rows).update({ id }, rowOf(details));
  }

  override async mergeInto(id: CustomerId, kept: CustomerId): Promise<void> {
    const rows = this.database.of(this.rows);
    await rows.update({ mergedInto: id }, { mergedInto: kept });
    await rows.update({ id }, { mergedInto: kept, ...NO_CATEGORY });
  }

  override async withContact(
    venueId: VenueId,
    { name, phones, emails }: CustomerDetails,
  ): Promise<CustomerId | null> {
    const values = [venueId, name, phones, emails];
    const [found] = await this.database.query<{ id: CustomerId }>(WITH_CONTACT, values);
    return found?.id ?? null;
  }

  override async accountOf(emails: readonly string[]): Promise<PlayerId | null> {
    if (emails.length === 0) return null;
    const [account] = await this.database.query<{ id: PlayerId }>(ACCOUNT, [emails]);
    return account?.id ?? null;
  }

  override async ofAccount(playerId: PlayerId): Promise<CustomerId[]> {
    const found = await this.database.query<{ id: CustomerId }>(OF_ACCOUNT, [playerId]);
    return found.map(({ id }) => id);
  }

  override async forget(ids: readonly CustomerId[]): Promise<void> {
    const nothing = { name: 'Cliente borrado', phones: [], emails: [], note: null, ...NO_CATEGORY };
    const rows = this.database.of(this.rows);
    await rows.update({ id: In([...ids]) }, nothing);
    await rows.update({ mergedInto: In([...ids]) }, nothing);
  }
}

function rowOf({ name, phones, emails, note, categoryId, categoryUntil }: CustomerDetails & HeldCategory) {
  return { name, phones: [...phones], emails: [...emails], note, categoryId, categoryUntil };
}
