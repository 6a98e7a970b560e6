import type { Venue } from '../domain/venue.js';

/** Venues as stored; archived ones do not exist. Writes and locks belong inside a unit of work. */
export abstract class VenueStore {
  /** @throws UnknownTimeZone where the database knows no such zone */
  abstract add(venue: Venue): Promise<void>;

  /** Returns the venue as it is now, or null if there is none. */
  abstract find(id: string): Promise<Venue | null>;

  /** Loads a venue and keeps everybody else from changing it, and from booking there, until the unit of work ends. */
  abstract lock(id: string): Promise<Venue | null>;

  /** Loads a venue and keeps it from being archived until the unit of work ends. */
  abstract hold(id: string): Promise<Venue | null>;

  /** @throws UnknownTimeZone */
  abstract save(venue: Venue): Promise<void>;

  abstract archive(id: string, at: Date): Promise<void>;

  /** Whether anybody has ever booked there. */
  abstract hasBookings(id: string): Promise<boolean>;

  /** The names of the zones that both the database and this process know, in order. */
  abstract timeZones(): Promise<string[]>;
}
