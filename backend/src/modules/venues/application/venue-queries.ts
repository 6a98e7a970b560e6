/** A venue as everybody may see it. `minPrice` is the lowest price among its available courts. */
export interface VenueView {
  id: string;
  name: string;
  location: string;
  description: string | null;
  imageUrl: string | null;
  timeZone: string;
  courtCount: number;
  availableCourtCount: number;
  minPrice: string | null;
  rating: number | null;
  ratingCount: number;
}

/** Reading venues; deleted ones do not exist. */
export abstract class VenueQueries {
  abstract all(): Promise<VenueView[]>;
  /** @throws VenueNotFound */
  abstract one(id: string): Promise<VenueView>;
}
