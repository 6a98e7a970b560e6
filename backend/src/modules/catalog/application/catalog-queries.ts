/** A venue as every visitor sees it, with figures about its courts and its ratings. */
export interface VenueView {
  id: string;
  name: string;
  location: string;
  description: string | null;
  imageUrl: string | null;
  timeZone: string;
  courtCount: number;
  availableCourtCount: number;
  /** The lowest price of an hour at an available court, as a decimal string. */
  minPrice: string | null;
  /** The average of all ratings with one decimal, from 1 to 5. */
  rating: number | null;
  ratingCount: number;
}

/** Reads venues together with figures of other modules. Archived venues are never found. */
export abstract class CatalogQueries {
  /** Returns all venues, oldest first. */
  abstract venues(): Promise<VenueView[]>;

  /** @throws VenueNotFound */
  abstract venue(id: string): Promise<VenueView>;
}
