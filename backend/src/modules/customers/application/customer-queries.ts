import type { CategoryId, CustomerId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { VenueLocator } from '../../admins/index.js';

/** The category of a customer; one that has ended says so. */
export interface CustomerCategoryView {
  id: CategoryId;
  name: string;
  /** `yyyy-MM-dd`, included; null if it has no end. */
  until: string | null;
  hasEnded: boolean;
}

/** A customer as the people of the venue see it. */
export interface CustomerView {
  id: CustomerId;
  venueId: VenueId;
  name: string;
  /** E.164, the usual one first. */
  phones: string[];
  emails: string[];
  note: string | null;
  /** True if an account has verified one of the addresses. */
  hasAccount: boolean;
  category: CustomerCategoryView | null;
  createdAt: string;
}

export interface CustomerPage {
  items: CustomerView[];
  /** The last customer of the page; null on the last page. */
  nextCursor: CustomerId | null;
}

export interface CustomerSearch {
  venueId: VenueId;
  /** Part of a name, a phone, an e-mail address or a booking code; an empty text finds all. */
  text: string;
  /** Customers that the text names by something that this module does not know. */
  named: readonly CustomerId[];
  /** The last customer of the page before. */
  after: CustomerId | null;
}

/** Reads customers. Those that were merged into another one are never found. */
export abstract class CustomerQueries implements VenueLocator {
  /** Returns a page in the order of the names; names that begin with the text come first. */
  abstract page(search: CustomerSearch): Promise<CustomerPage>;

  /** @throws CustomerNotFound */
  abstract one(id: CustomerId): Promise<CustomerView>;

  /** Returns the venue of a customer, or null. */
  abstract venueOf(id: string): Promise<VenueId | null>;

  /** Returns the records of all venues about the owner of an account, for that person. */
  abstract exportOf(playerId: PlayerId): Promise<object[]>;
}
