import type { CategoryId, CustomerId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Category } from '../../venues/index.js';

/** A category that a person has at a venue at this moment. */
export interface VenueCategory {
  readonly venueId: VenueId;
  readonly categoryId: CategoryId;
}

/** A category of a player, for this person. */
export interface OwnCategoryView extends Pick<
  Category,
  'id' | 'name' | 'windowDays' | 'maxActive' | 'payAtClub'
> {
  venueId: VenueId;
  /** The last day, `yyyy-MM-dd` on the clock of the venue; null if it has no end. */
  until: string | null;
}

/**
 * Reads who has which category at an instant: until the end of its last day in the time zone of the
 * venue. A player has the categories of the customers that join the account by its verified address
 * (docs/adr/0097), merged ones left out.
 */
export abstract class HeldCategories {
  abstract ofPlayer(playerId: PlayerId, now: Date): Promise<VenueCategory[]>;

  /** Lists the categories of a player as the venues define them now. */
  abstract own(playerId: PlayerId, now: Date): Promise<OwnCategoryView[]>;

  /** Returns the category of a customer, if any; null if the venue has no such customer. */
  abstract ofCustomer(venueId: VenueId, id: CustomerId, now: Date): Promise<VenueCategory[] | null>;

  /** Counts the customers that have a category. */
  abstract count(venueId: VenueId, categoryId: CategoryId, now: Date): Promise<number>;
}
