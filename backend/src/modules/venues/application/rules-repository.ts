import type { VenueId } from '../../../kernel/domain/ids.js';
import type { VenueRules } from '../domain/rules/index.js';

/** The rules of a venue as they are stored. */
export interface StoredRules {
  /** The rules that the venue has changed. Every other rule is the default. */
  readonly changed: Partial<VenueRules>;
  /** Raised by each change, from 0. */
  readonly version: number;
}

/** Stores the rules of venues. Archived venues are never found. */
export abstract class RulesRepository {
  /** Returns the rules of a venue, or null if there is none with this id. */
  abstract find(venueId: VenueId): Promise<StoredRules | null>;

  abstract save(venueId: VenueId, rules: StoredRules): Promise<void>;
}
