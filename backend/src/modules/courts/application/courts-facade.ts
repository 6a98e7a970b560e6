import type { Cents } from '../../../kernel/domain/money.js';

/** What booking needs to know of a court: whether it is open, where it is, and its price table in cents. */
export interface BookableCourt {
  id: string;
  venueId: string;
  timeZone: string;
  available: boolean;
  prices: Record<'day' | 'night', Record<'singles' | 'doubles', Cents>>;
}

/** The courts module for the modules that depend on it. */
export abstract class CourtsFacade {
  /** @throws CourtNotFound */
  abstract bookable(courtId: string): Promise<BookableCourt>;

  /** The ids of a venue's courts. @throws VenueNotFound */
  abstract idsOfVenue(venueId: string): Promise<string[]>;
}
