import type { VenueId } from '../../../kernel/domain/ids.js';
import type { Venue } from '../domain/venue.js';

/** Stores venues. Archived venues are never found. */
export abstract class VenueRepository {
  /** @throws UnknownTimeZone if the database does not know the time zone */
  abstract add(venue: Venue): Promise<void>;

  /** Returns the venue, or null if there is none with this id. */
  abstract find(id: VenueId): Promise<Venue | null>;

  /**
   * Waits for the bookings in progress at a venue. Until the unit of work ends, no other begins.
   * Call it before any lock of the venue or its courts, so that two callers cannot deadlock.
   */
  abstract pauseBookings(id: VenueId): Promise<void>;

  /**
   * Loads a venue for a change. Until the unit of work ends, no other transaction can change the
   * venue or book there.
   */
  abstract lock(id: VenueId): Promise<Venue | null>;

  /** Loads a venue and prevents that it is changed or archived until the unit of work ends. */
  abstract hold(id: VenueId): Promise<Venue | null>;

  /** @throws UnknownTimeZone if the database does not know the time zone */
  abstract save(venue: Venue): Promise<void>;

  abstract archive(id: VenueId, at: Date): Promise<void>;
}
