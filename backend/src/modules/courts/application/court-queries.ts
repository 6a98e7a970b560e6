import type { CourtStatus, Surface } from '../domain/court.js';

/** A court as everybody may see it; prices per hour as decimal strings. */
export interface CourtView {
  id: string;
  venueId: string;
  venueName: string;
  timeZone: string;
  name: string;
  courtNumber: number;
  status: CourtStatus;
  surface: Surface;
  imageUrl: string | null;
  daySinglesPrice: string;
  dayDoublesPrice: string;
  nightSinglesPrice: string;
  nightDoublesPrice: string;
}

/** Reading courts; deleted ones, and those of deleted venues, do not exist. */
export abstract class CourtQueries {
  abstract all(): Promise<CourtView[]>;
  abstract ofVenue(venueId: string): Promise<CourtView[]>;
  /** @throws CourtNotFound */
  abstract one(id: string): Promise<CourtView>;
}
