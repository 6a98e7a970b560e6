import type { ReadView } from '../../../kernel/application/read-view.js';
import type { PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Amenity, Coordinates, Photo, PublicRules } from '../../venues/index.js';

/** A venue as every visitor sees it, with figures about its courts and its ratings. */
export interface VenueView {
  id: VenueId;
  name: string;
  location: string;
  description: string | null;
  imageUrl: string | null;
  timeZone: string;
  courtCount: number;
  availableCourtCount: number;
  /**
   * The lowest price of an hour at an available court, as a decimal string. At a venue with prices
   * of its own it is that of the coming week.
   */
  minPrice: string | null;
  /** The average of all ratings with one decimal, from 1 to 5. */
  rating: number | null;
  ratingCount: number;
}

/**
 * One venue with what it says about itself, and its rules. Fields that are not filled in are
 * absent, and so are rules that the venue has not changed.
 */
export interface VenueDetailView extends VenueView, Partial<PublicRules> {
  /** As E.164. */
  phone?: string;
  /** As E.164. */
  whatsapp?: string;
  address?: string;
  coordinates?: Coordinates;
  amenities?: Amenity[];
  houseRules?: string;
  /** All photos in order; the first is the image. Absent if the image alone says as much. */
  photos?: Photo[];
}

/** Which venues a page shows. */
export interface VenuePageQuery {
  /** Words that all stand in the name or the place of a venue. `null` selects every venue. */
  search: string | null;
  /** The last venue of the previous page. `null` starts at the first venue. */
  after: string | null;
  /** The number of venues on a page, 1 to 100. */
  limit: number;
}

export interface VenuePage {
  /** Oldest first, as in {@link CatalogQueries.venues}. */
  items: VenueView[];
  /** Where the next page starts. `null` on the last page. */
  nextCursor: string | null;
  /** How many venues the search finds on all pages together. */
  total: number;
}

/** Whom the home page is for. */
export interface HomeQuery {
  /** The player of the browser, if it has a session. */
  playerId: PlayerId | null;
  /** The venues that the browser opened last, the newest first. Unknown ids are left out. */
  visited: readonly string[];
}

/** A venue on the home page. */
export interface HomeVenueView extends VenueView {
  /** It is a favourite of the player. */
  isFavourite: boolean;
}

/** The venues of the home page. */
export interface HomeView {
  /** At most {@link HOME_VENUES}: favourites, then visited ones, then the best rated. */
  items: HomeVenueView[];
  /** How many venues there are. */
  total: number;
  /** True if the player's favourites or visits decide what it shows. */
  isPersonal: boolean;
}

export const HOME_VENUES = 12;

/** Reads venues together with figures of other modules. Archived venues are never found. */
export abstract class CatalogQueries {
  /** Reads all venues, oldest first. */
  abstract venues(): Promise<ReadView<VenueView[]>>;

  /**
   * Returns a page of the venues. Its cost does not depend on the courts of other pages.
   * @throws VenueNotFound if `after` is unknown
   */
  abstract page(query: VenuePageQuery): Promise<VenuePage>;

  /** Returns the venues of the home page. Of the other venues it reads only how many there are. */
  abstract home(query: HomeQuery): Promise<HomeView>;

  /** @throws VenueNotFound */
  abstract venue(id: VenueId): Promise<VenueDetailView>;
}
