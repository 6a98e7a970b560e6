import type { CourtId, VenueId } from '../../../kernel/domain/ids.js';
import type { Court } from '../domain/court.js';

/** Stores courts. Archived courts are never found. */
export abstract class CourtRepository {
  /** @throws CourtNumberTaken */
  abstract add(court: Court): Promise<void>;

  /**
   * Loads a court for a change. Until the unit of work ends, no other transaction can change it.
   * `VenuesFacade.pauseBookings` prevents bookings.
   */
  abstract lock(id: CourtId): Promise<Court | null>;

  /** Does the same as {@link lock} for all courts of a venue, in order of their number. */
  abstract lockOfVenue(venueId: VenueId): Promise<Court[]>;

  /** @throws CourtNumberTaken */
  abstract save(court: Court): Promise<void>;

  abstract archive(ids: readonly CourtId[], at: Date): Promise<void>;
}
