import { addDays } from 'date-fns/addDays';
import type { BookingId, VenueId } from '../../../kernel/domain/ids.js';
import { NotPaid, NotPlayed, NotPlayedYet, ReviewClosed } from './review-errors.js';

/** For so long after writing it, the author can change a review. */
const EDITABLE_DAYS = 14;

/** The opinion of a player about a venue after a game. There is at most one for each booking. */
export interface Review {
  readonly id: string;
  readonly bookingId: BookingId;
  readonly venueId: VenueId;
  /** From 1 to 5. */
  readonly stars: number;
  readonly text: string | null;
  readonly createdAt: Date;
  /** `null` until the author changes it. */
  readonly editedAt: Date | null;
}

/** The facts of a booking that decide whether its player may review the venue. */
export interface ReviewedBooking {
  /** As the API shows it: `completed` when the play has ended. */
  readonly status: 'active' | 'cancelled' | 'expired' | 'completed';
  readonly isPaid: boolean;
}

/** Refuses a review of what was not played and paid. @throws NotPlayedYet, NotPlayed, NotPaid */
export function assertReviewable({ status, isPaid }: ReviewedBooking): void {
  if (status === 'active') throw new NotPlayedYet();
  if (status !== 'completed') throw new NotPlayed();
  if (!isPaid) throw new NotPaid();
}

/** Returns whether the player of a booking may review the venue. */
export function isReviewable({ status, isPaid }: ReviewedBooking): boolean {
  return status === 'completed' && isPaid;
}

/** Returns the instant from which a review stays as it is. */
export function editableUntil(createdAt: Date): Date {
  return addDays(createdAt, EDITABLE_DAYS);
}

/**
 * Returns the review with other stars and another text, or the same object if nothing changes: a
 * repeated request edits nothing.
 * @throws ReviewClosed when its days have passed
 */
export function edited(review: Review, change: Pick<Review, 'stars' | 'text'>, at: Date): Review {
  if (review.stars === change.stars && review.text === change.text) return review;
  if (at >= editableUntil(review.createdAt)) throw new ReviewClosed();
  return { ...review, ...change, editedAt: at };
}
