import { Injectable } from '@nestjs/common';
import type { CourtId, VenueId } from '../../../kernel/domain/ids.js';
import type { VenueLocator } from '../../admins/index.js';
import { VenuesFacade } from '../../venues/index.js';
import { type BookableCourt, CourtQueries } from './court-queries.js';

/** The calls on courts that other modules may make. */
@Injectable()
export class CourtsFacade implements VenueLocator {
  constructor(
    private readonly courts: CourtQueries,
    private readonly venues: VenuesFacade,
  ) {}

  /** @throws CourtNotFound */
  bookable(courtId: CourtId): Promise<BookableCourt> {
    return this.courts.bookable(courtId);
  }

  /** Returns the venue of a court, also of an archived one, or null. */
  venueOf(courtId: CourtId): Promise<VenueId | null> {
    return this.courts.venueOf(courtId);
  }

  /** Returns the names of a venue's courts by id, such as "Cancha 2". @throws VenueNotFound */
  async namesOfVenue(venueId: VenueId): Promise<Map<CourtId, string>> {
    const courts = await this.courts.ofVenue(venueId);
    if (courts.length === 0) await this.venues.one(venueId);
    return new Map(courts.map(({ id, courtNumber }) => [id, `Cancha ${courtNumber}`]));
  }

  /** Returns the ids of a venue's courts. @throws VenueNotFound */
  async idsOfVenue(venueId: VenueId): Promise<CourtId[]> {
    return [...(await this.namesOfVenue(venueId)).keys()];
  }
}
