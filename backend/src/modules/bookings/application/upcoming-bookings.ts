import type { Cents } from '../../../kernel/domain/money.js';

/** The bookings that a court has ahead of it: those whose hour is still to come and that nobody has given up. */
export abstract class UpcomingBookings {
  /** How many there are on these courts after then, and what has been paid for them. */
  abstract count(courtIds: readonly string[], after: Date): Promise<{ bookings: number; paidCents: Cents }>;

  /** The ids of those of one court, by hour. */
  abstract idsOfCourt(courtId: string, after: Date): Promise<string[]>;
}
