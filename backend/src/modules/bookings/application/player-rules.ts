import { Injectable } from '@nestjs/common';
import type { CustomerId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import { CustomerCategories } from '../../customers/index.js';
import {
  type Category,
  type PricingCategory,
  rulesFor,
  rulesWith,
  type VenueRules,
} from '../../venues/index.js';
import { BookingRules } from './booking-rules.js';

/** A venue and what it has changed of its rules, as a court that can be booked names them. */
interface RuledVenue {
  readonly venueId: VenueId;
  readonly changedRules: Partial<VenueRules>;
}

/** The rules of a venue as they hold for everyone, and for a person with a category. */
@Injectable()
export class PlayerRules {
  constructor(
    readonly installation: BookingRules,
    private readonly categories: CustomerCategories,
  ) {}

  /** Returns the rules of everyone. */
  ofAll({ changedRules }: Pick<RuledVenue, 'changedRules'>): VenueRules {
    return rulesWith(changedRules, this.installation);
  }

  /**
   * Returns the rules for a player. `frozen` is the category that has priced a booking of the
   * player: its price stays possible after it has ended.
   */
  async of(
    venue: RuledVenue,
    playerId: PlayerId,
    frozen: PricingCategory | null = null,
  ): Promise<VenueRules> {
    const rules = await this.categories.rulesForPlayer(venue.venueId, this.ofAll(venue), playerId);
    const held = rules.heldCategories ?? [];
    return frozen === null ? rules : rulesFor(rules, [...held, asCategory(frozen)]);
  }

  /** Returns the rules for a customer whom the desk serves. */
  ofCustomer(venue: RuledVenue, id: CustomerId): Promise<VenueRules> {
    return this.categories.rulesForCustomer(venue.venueId, this.ofAll(venue), id);
  }
}

/** Windows and limits are not kept with a booking. */
function asCategory({ publicCents: _, ...frozen }: PricingCategory): Category {
  return { ...frozen, windowDays: null, maxActive: null };
}
