import type { VenueId } from '../../../kernel/domain/ids.js';
import type { VenueScope } from '../../roles/index.js';

/** A venue as selects show it. */
export interface StaffVenue {
  id: VenueId;
  name: string;
  location: string;
  timeZone: string;
}

/** The venues where admins work. */
export abstract class StaffVenues {
  /** Returns the open venues of a scope, in the order of their names. */
  abstract openOf(scope: VenueScope): Promise<StaffVenue[]>;

  /** Returns the venue of an installation that has only one open, or null. */
  abstract onlyOne(): Promise<VenueId | null>;

  /** Returns the name of each of these venues by its id, in the order of the names. */
  abstract namesOf(venueIds: readonly VenueId[]): Promise<Map<VenueId, string>>;
}
