import type { Cents } from '../../../kernel/domain/money.js';

/**
 * Reads the upcoming bookings of courts: their hour is still to come and nobody has cancelled them.
 */
export abstract class UpcomingBookingQueries {
  /** Counts those that start after the given instant, and sums what has been paid for them. */
  abstract count(courtIds: readonly string[], after: Date): Promise<{ bookings: number; paidCents: Cents }>;

  /** Returns the ids of those of one court, ordered by hour. */
  abstract idsOfCourt(courtId: string, after: Date): Promise<string[]>;
}
