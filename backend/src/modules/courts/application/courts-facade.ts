import { Injectable } from '@nestjs/common';
import { VenuesFacade } from '../../venues/index.js';
import { type BookableCourt, CourtQueries } from './court-queries.js';

/** What other modules may ask of courts. */
@Injectable()
export class CourtsFacade {
  constructor(
    private readonly courts: CourtQueries,
    private readonly venues: VenuesFacade,
  ) {}

  /** @throws CourtNotFound */
  bookable(courtId: string): Promise<BookableCourt> {
    return this.courts.bookable(courtId);
  }

  /** Returns the ids of a venue's courts. @throws VenueNotFound */
  async idsOfVenue(venueId: string): Promise<string[]> {
    const courts = await this.courts.ofVenue(venueId);
    if (courts.length === 0) await this.venues.one(venueId);
    return courts.map(({ id }) => id);
  }
}
