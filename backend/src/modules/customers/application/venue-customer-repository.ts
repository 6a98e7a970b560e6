import type { CustomerId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { HeldCategory } from '../domain/category-of-customer.js';
import type { Customer, CustomerDetails } from '../domain/customer.js';

/** Stores the customers of venues. */
export abstract class VenueCustomerRepository {
  abstract add(customer: Omit<Customer, 'mergedInto'>, at: Date): Promise<void>;

  /** Returns these customers and locks them until the unit of work ends, in one order for all. */
  abstract lock(ids: readonly CustomerId[]): Promise<Customer[]>;

  abstract save(id: CustomerId, details: CustomerDetails & HeldCategory): Promise<void>;

  /** From now on this customer is a part of another one, which lists and searches show. */
  abstract mergeInto(id: CustomerId, kept: CustomerId): Promise<void>;

  /** Returns a customer of a venue with this name and one of these contacts, or null. */
  abstract withContact(venueId: VenueId, details: CustomerDetails): Promise<CustomerId | null>;

  /** Returns the account that has verified one of these addresses, or null. */
  abstract accountOf(emails: readonly string[]): Promise<PlayerId | null>;

  /** Returns the customers of all venues that an account has joined by its verified address. */
  abstract ofAccount(playerId: PlayerId): Promise<CustomerId[]>;

  /** Removes everything personal from these customers, merged ones included. */
  abstract forget(ids: readonly CustomerId[]): Promise<void>;
}
