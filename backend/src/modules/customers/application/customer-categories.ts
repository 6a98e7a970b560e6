import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { CustomerId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import { rulesFor, type VenueRules } from '../../venues/index.js';
import { CustomerNotFound } from '../domain/customer-errors.js';
import { HeldCategories, type OwnCategoryView, type VenueCategory } from './held-categories.js';

/** Returns the rules of a venue for one person, whose categories are known. */
export type PersonalRules = (venueId: VenueId, rules: VenueRules) => VenueRules;

/** Says which rules of a venue hold for a person with a category (docs/adr/0098). */
@Injectable()
export class CustomerCategories {
  constructor(
    private readonly held: HeldCategories,
    private readonly clock: Clock,
  ) {}

  /** Returns the rules for a player. Asks the database nothing if the venue has no categories. */
  async rulesForPlayer(venueId: VenueId, rules: VenueRules, playerId: PlayerId): Promise<VenueRules> {
    if (rules.categories.length === 0) return rules;
    const personal = await this.everywhere(playerId);
    return personal === null ? rules : personal(venueId, rules);
  }

  /** Lists the categories of a player at all venues. */
  own(playerId: PlayerId): Promise<OwnCategoryView[]> {
    return this.held.own(playerId, this.clock.now());
  }

  /** Returns the rules for a customer whom the desk serves. @throws CustomerNotFound */
  async rulesForCustomer(venueId: VenueId, rules: VenueRules, id: CustomerId): Promise<VenueRules> {
    const held = await this.held.ofCustomer(venueId, id, this.clock.now());
    if (held === null) throw new CustomerNotFound();
    return personalRules(held)(venueId, rules);
  }

  /** Returns the rules of all venues for a player; null for one without any category. */
  async everywhere(playerId: PlayerId): Promise<PersonalRules | null> {
    const held = await this.held.ofPlayer(playerId, this.clock.now());
    return held.length === 0 ? null : personalRules(held);
  }
}

function personalRules(held: readonly VenueCategory[]): PersonalRules {
  return (venueId, rules) => {
    const ids = held.filter((one) => one.venueId === venueId).map(({ categoryId }) => categoryId);
    return rulesFor(
      rules,
      rules.categories.filter(({ id }) => ids.includes(id)),
    );
  };
}
