import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import type { Review } from '../domain/review.js';

/** The reply of a venue to a review. */
export interface Reply {
  readonly text: string;
  readonly at: Date;
}

/** The texts of a review that a visitor can read. */
export interface ReviewTexts {
  readonly bookingId: BookingId;
  readonly text: string | null;
  /** The reply of the venue. */
  readonly reply: string | null;
}

/** Stores reviews. Call it inside a unit of work. */
export abstract class ReviewRepository {
  /** Returns the review of a booking, or null. The caller has locked the booking. */
  abstract ofBooking(bookingId: BookingId): Promise<Review | null>;

  abstract add(review: Review): Promise<void>;

  /** Stores the stars, the text and the time of the change. */
  abstract save(review: Review): Promise<void>;

  /** Stores the reply of the venue, or removes it. Returns false if there is no such review. */
  abstract reply(reviewId: string, reply: Reply | null): Promise<boolean>;

  /** Returns what can be read of the reviews of a player. */
  abstract textsOf(playerId: PlayerId): Promise<ReviewTexts[]>;

  /** Removes the texts of the reviews of these bookings. The stars stay. */
  abstract removeTexts(bookingIds: readonly BookingId[]): Promise<void>;

  /** Removes what venues replied to the reviews of these bookings. */
  abstract removeReplies(bookingIds: readonly BookingId[]): Promise<void>;
}
