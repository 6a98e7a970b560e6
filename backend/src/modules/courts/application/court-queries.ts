import type { CourtId, VenueId } from '../../../kernel/domain/ids.js';
import type { PriceTable } from '../../../kernel/domain/tariff.js';
import type { VenueRules } from '../../venues/index.js';
import type { CourtStatus, Surface } from '../domain/court.js';

/** A court as every visitor sees it. Prices are per hour, as decimal strings. */
export interface CourtView {
  id: CourtId;
  venueId: VenueId;
  venueName: string;
  timeZone: string;
  name: string;
  courtNumber: number;
  status: CourtStatus;
  surface: Surface;
  /** Null if it is unknown. */
  indoor: boolean | null;
  /** Null if it is unknown. */
  lights: boolean | null;
  imageUrl: string | null;
  daySinglesPrice: string;
  dayDoublesPrice: string;
  nightSinglesPrice: string;
  nightDoublesPrice: string;
}

/** The data of a court that a booking needs. Prices are in cents per hour. */
export interface BookableCourt {
  id: CourtId;
  venueId: VenueId;
  timeZone: string;
  /** False while the court is in maintenance. */
  available: boolean;
  /** The rules that its venue has changed. */
  changedRules: Partial<VenueRules>;
  /** Raised by each change of the rules. */
  rulesVersion: number;
  prices: PriceTable;
}

/** Reads courts. Archived courts, and courts of archived venues, are never found. */
export abstract class CourtQueries {
  /** Returns all courts by venue (oldest first) and number. */
  abstract all(): Promise<CourtView[]>;

  /** Returns the courts of a venue by number. The list is empty if the venue is unknown. */
  abstract ofVenue(venueId: VenueId): Promise<CourtView[]>;

  /** @throws CourtNotFound */
  abstract one(id: CourtId): Promise<CourtView>;

  /** Returns the venue of a court, also of an archived one, or null. */
  abstract venueOf(id: CourtId): Promise<VenueId | null>;

  /** @throws CourtNotFound */
  abstract bookable(id: CourtId): Promise<BookableCourt>;
}
