import type { Court } from '../domain/court.js';

/** Courts as stored; archived ones do not exist. Every call belongs inside a unit of work. */
export abstract class CourtStore {
  /** @throws CourtNumberTaken */
  abstract add(court: Court): Promise<void>;

  /** Loads a court and keeps everybody else from changing it, and from booking it, until the unit of work ends. */
  abstract lock(id: string): Promise<Court | null>;

  /** As {@link lock}, for all courts of a venue, by number. */
  abstract lockOfVenue(venueId: string): Promise<Court[]>;

  /** @throws CourtNumberTaken */
  abstract save(court: Court): Promise<void>;

  abstract archive(ids: readonly string[], at: Date): Promise<void>;
}
