import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { CustomerId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import { ContactSettings } from '../../players/index.js';
import { NO_CATEGORY } from '../domain/category-of-customer.js';
import { type Customer, detailsOfPerson } from '../domain/customer.js';
import { CustomerMerged, CustomerNotFound } from '../domain/customer-errors.js';
import { VenueCustomerRepository } from './venue-customer-repository.js';

/** Who is served at the desk: a known customer, or a person by name and contact. */
export type ServedPerson =
  | { readonly id: CustomerId }
  | {
      readonly name: string;
      readonly phone?: string | null | undefined;
      readonly email?: string | null | undefined;
    };

/** A customer who is being served. */
export interface ServedCustomer extends Pick<Customer, 'id' | 'name' | 'phones' | 'emails'> {
  /** The account that the customer has joined by a verified address, or null. */
  readonly accountId: PlayerId | null;
}

/** Finds or creates the customer that the desk serves. */
@Injectable()
export class ServedCustomers {
  constructor(
    private readonly customers: VenueCustomerRepository,
    private readonly settings: ContactSettings,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the customer of the venue, inside the unit of work of the caller. A person with the
   * name and a contact of a customer is that customer; any other one becomes a new customer.
   * @throws CustomerNotFound, CustomerMerged, InvalidCustomer
   */
  async serve(venueId: VenueId, person: ServedPerson): Promise<ServedCustomer> {
    const customer = await ('id' in person ? this.known(venueId, person.id) : this.named(venueId, person));
    const { id, name, phones, emails } = customer;
    return { id, name, phones, emails, accountId: await this.customers.accountOf(emails) };
  }

  private async known(venueId: VenueId, id: CustomerId): Promise<Customer> {
    const [customer] = await this.customers.lock([id]);
    if (customer?.venueId !== venueId) throw new CustomerNotFound();
    if (customer.mergedInto !== null) throw new CustomerMerged();
    return customer;
  }

  private async named(
    venueId: VenueId,
    { name, phone, email }: Exclude<ServedPerson, { id: CustomerId }>,
  ): Promise<Customer> {
    const typed = { name, phone: phone ?? '', email: email ?? '' };
    const details = detailsOfPerson(typed, this.settings.defaultCountry);
    const found = await this.customers.withContact(venueId, details);
    if (found !== null) return this.known(venueId, found);
    const customer = { id: this.ids.next<CustomerId>(), venueId, ...details, ...NO_CATEGORY };
    await this.customers.add(customer, this.clock.now());
    return { ...customer, mergedInto: null };
  }
}
