import type { Booking } from '../domain/booking.js';

/** Bookings and the hours they claim. */
export abstract class BookingRepository {
  /**
   * Stores a new booking together with its claim on the hour, in one statement. `timeZone` is that of the venue by
   * which its start was reckoned.
   * @throws SlotTaken where somebody holds the hour
   * @throws TooManyUnpaid where the player already holds `unpaidLimit` unpaid bookings
   * @throws CourtUnavailable where the court closed, or the venue's zone changed, meanwhile
   */
  abstract add(booking: Booking, unpaidLimit: number, timeZone: string): Promise<void>;

  /** Loads a booking and keeps everybody else from changing it until the unit of work ends; `null`: unknown. */
  abstract lock(id: string): Promise<Booking | null>;

  /** Stores a changed booking; one that has been released gives its hour back. */
  abstract save(booking: Booking): Promise<void>;

  /** Ids of the bookings whose release began before then and has not ended, oldest first. */
  abstract closingSince(before: Date): Promise<string[]>;

  /** Ids of the active bookings that were due before then and are not paid in full, oldest first. */
  abstract overdueSince(before: Date): Promise<string[]>;
}
