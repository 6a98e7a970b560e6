import type { BookingId, CourtId, VenueId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';

/** A booking that a corrected time zone moves. Instants are ISO. */
export interface MovedBookingView {
  readonly id: string;
  readonly courtNumber: number;
  readonly courtName: string;
  /** Local to the venue, `yyyy-MM-dd` and `HH:mm`; both stay. */
  readonly bookingDate: string;
  readonly timeSlot: string;
  readonly startsAt: string;
  readonly newStartsAt: string;
  /** True if the hour has already begun at the new instant. */
  readonly hasBegun: boolean;
}

/** The bookings that a corrected time zone moves: how many, and the first of them. */
export interface MovedBookingsView {
  readonly count: number;
  readonly bookings: readonly MovedBookingView[];
}

/** A booking ahead with what the rules of its venue can concern. */
export interface BookingAhead {
  readonly id: BookingId;
  readonly code: string;
  readonly courtNumber: number;
  readonly courtName: string;
  /** `yyyy-MM-dd` and minutes since midnight, local to the venue. */
  readonly date: string;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly playerName: string | null;
}

/**
 * Reads the upcoming bookings of courts: their hour is still to come and they are not cancelled.
 */
export abstract class UpcomingBookingQueries {
  /** Counts those that start after the given instant, and sums what has been paid for them. */
  abstract count(courtIds: readonly CourtId[], after: Date): Promise<{ bookings: number; paidCents: Cents }>;

  /** Returns the ids of those of one court, ordered by hour. */
  abstract idsOfCourt(courtId: CourtId, after: Date): Promise<BookingId[]>;

  /** Lists those of a venue by day, start and court. */
  abstract ofVenue(venueId: VenueId, after: Date): Promise<BookingAhead[]>;

  /** Returns the bookings of a venue that would begin at another instant in this time zone. */
  abstract movedBy(venueId: VenueId, timeZone: string, now: Date): Promise<MovedBookingsView>;
}
