import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, CategoryId, VenueId } from '../../../kernel/domain/ids.js';
import { type Category, EditRules, VenuesFacade } from '../../venues/index.js';
import { CategoryInUse } from '../domain/customer-errors.js';
import { HeldCategories } from './held-categories.js';

/** The categories that a venue defines. They are a part of its rules (docs/adr/0098). */
@Injectable()
export class EditCategories {
  constructor(
    private readonly rules: EditRules,
    private readonly venues: VenuesFacade,
    private readonly held: HeldCategories,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws VenueNotFound */
  async of(venueId: VenueId): Promise<readonly Category[]> {
    return (await this.venues.rulesOf(venueId)).categories;
  }

  /**
   * Replaces the list, whole or not at all. One that a customer has today stays.
   * @param entered a list of `CategoryDocument` that has not been checked
   * @throws VenueNotFound, InvalidRules, CategoryInUse
   */
  replace(venueId: VenueId, entered: unknown, adminId: AdminId): Promise<readonly Category[]> {
    return this.rules.replaceCategories(adminId, venueId, {
      entered,
      nextId: () => this.ids.next<CategoryId>(),
      assertUnused: async (removed) => {
        for (const { id, name } of removed) {
          const customers = await this.held.count(venueId, id, this.clock.now());
          if (customers > 0) throw new CategoryInUse(name, customers);
        }
      },
    });
  }
}
