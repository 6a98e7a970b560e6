import type { VenueId } from '../../../../kernel/domain/ids.js';

/** Finds the venue of a thing, so that a role at that venue can be asked for. */
export interface VenueLocator {
  /** Returns the id of the venue, or null if there is no such thing. */
  venueOf(id: string): Promise<VenueId | null>;
}
