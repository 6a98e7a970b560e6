import type { Booking } from '../domain/booking.js';

/** Stores bookings and the hours they claim. Every call belongs inside a unit of work. */
export abstract class BookingRepository {
  /**
   * Stores a new booking together with its claim on the hour. `timeZone` is the zone of the venue
   * that the start of the booking was computed with.
   * @throws SlotTaken if another booking or a block holds the hour
   * @throws TooManyUnpaid if the player already holds `UNPAID_LIMIT` unpaid bookings
   * @throws CourtUnavailable if the court was closed, or the zone of the venue changed, meanwhile
   */
  abstract add(booking: Booking, timeZone: string): Promise<void>;

  /** Loads a booking and locks it until the unit of work ends. Returns `null` for an unknown id. */
  abstract lock(id: string): Promise<Booking | null>;

  /** Stores a changed booking. Frees its hour if the booking was cancelled or has expired. */
  abstract save(booking: Booking): Promise<void>;

  /** Returns true if the venue has, or ever had, a booking. */
  abstract existAtVenue(venueId: string): Promise<boolean>;

  /** Returns the ids of bookings whose release began before the given instant, oldest first. */
  abstract closingSince(before: Date): Promise<string[]>;

  /**
   * Returns the ids of active bookings with an unpaid rest that were due before then, oldest first.
   */
  abstract overdueSince(before: Date): Promise<string[]>;
}
