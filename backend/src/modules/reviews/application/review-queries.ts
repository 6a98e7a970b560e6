import type { PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { VenueLocator } from '../../admins/index.js';
import type { VenueScope } from '../../roles/index.js';

/** The reply of a venue as everyone sees it. */
export interface ReplyView {
  text: string;
  repliedAt: string;
}

/** A review as everyone sees it. */
export interface ReviewView {
  id: string;
  /** From 1 to 5. */
  stars: number;
  text: string | null;
  /** "Ana P.", or null if the player has no name or was erased. */
  playerName: string | null;
  /** The month of the game, `2026-11`. */
  playedOn: string;
  createdAt: string;
  edited: boolean;
  reply: ReplyView | null;
}

/** A review as the people of the venue see it. */
export interface VenueReviewView extends ReviewView {
  venue: { id: string; name: string };
}

/** How many players have given how many stars. */
export interface StarCounts {
  '1': number;
  '2': number;
  '3': number;
  '4': number;
  '5': number;
}

export interface ReviewSummary {
  /** With one decimal; null without a review. */
  average: number | null;
  count: number;
  byStars: StarCounts;
}

/** A page, newest first. */
export interface ReviewPage<View extends ReviewView = ReviewView> {
  items: View[];
  /** The last review of the page; null on the last page. */
  nextCursor: string | null;
}

/** The review of a played and paid booking as its player sees it. */
export interface OwnReviewView {
  bookingId: string;
  /** `null` until the player has written one. */
  stars: number | null;
  text: string | null;
  /** `null` until the player has written one. */
  editableUntil: string | null;
  isEditable: boolean;
  reply: ReplyView | null;
}

export interface VenueReviewsQuery {
  /** The venues of the caller. */
  scope: VenueScope;
  venueId: VenueId | null;
  /** Only those without a reply. */
  unanswered: boolean;
  /** The last review of the page before. */
  after: string | null;
}

/** Reads reviews. */
export abstract class ReviewQueries implements VenueLocator {
  /**
   * Returns a page of the reviews of a venue.
   * @throws VenueNotFound, ReviewNotFound for an unknown `after`
   */
  abstract ofVenue(venueId: VenueId, after: string | null): Promise<ReviewPage & { summary: ReviewSummary }>;

  /** Returns the played and paid bookings of a player with their reviews, latest game first. */
  abstract ofPlayer(playerId: PlayerId): Promise<OwnReviewView[]>;

  /** Returns a page for the people of the venues. @throws ReviewNotFound for an unknown `after` */
  abstract ofVenues(query: VenueReviewsQuery): Promise<ReviewPage<VenueReviewView>>;

  /** Returns one review for the people of its venue. @throws ReviewNotFound */
  abstract one(reviewId: string): Promise<VenueReviewView>;

  /** Returns the venue of a review, or null. */
  abstract venueOf(reviewId: string): Promise<VenueId | null>;
}
