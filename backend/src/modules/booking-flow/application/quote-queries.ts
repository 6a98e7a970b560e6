import type { PlayerId } from '../../../kernel/domain/ids.js';
import type { BookingCategoryView } from './booking-category.js';
import type { RefundTermView, SavedCardView } from './player-booking-queries.js';

/** A booking of the player at the same time. */
export interface OverlappingView {
  bookingId: string;
  courtId: string;
  venueId: string;
  venueName: string;
  courtNumber: number;
  timeSlot: string;
  /** True if something of it has been paid, so that it cannot move. */
  isPaid: boolean;
}

/** The booking that the player would get at this moment. A quote holds no hour. */
export interface QuoteView {
  totalAmount: string;
  category: BookingCategoryView | null;
  durationMinutes: number;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  /** The moment of the quote, from which a time for regret counts. */
  createdAt: string;
  /** Until when it would have to be paid. */
  paymentDueAt: string;
  refundPolicy: RefundTermView[];
  /** The card that the payment deadline would charge; null if the hour would be freed instead. */
  savedCard: SavedCardView | null;
  /** The bookings that the player already has at that time, in order. */
  overlapping: OverlappingView[];
}

/** Reads what a player has that matters for a booking they are about to make. */
export abstract class QuoteQueries {
  abstract savedCardOf(playerId: PlayerId): Promise<SavedCardView | null>;

  /** Returns the player's active bookings between two instants. */
  abstract overlapping(playerId: PlayerId, from: Date, to: Date): Promise<OverlappingView[]>;
}
