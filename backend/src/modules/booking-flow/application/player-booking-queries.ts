import type { BookingCategoryView } from './booking-category.js';
import type { BookingId, CourtId, PlayerId } from '../../../kernel/domain/ids.js';
import type { VenueScope } from '../../roles/index.js';
import type { SharedBookingView } from '../../bookings/index.js';
import type { SplitUntil } from '../../venues/index.js';

/**
 * One line of the refund terms: before `until` (and at that instant, if `inclusive`), `percentage`
 * of the paid amount is refunded.
 */
export interface RefundTermView {
  until: string;
  inclusive: boolean;
  localUntil: string;
  percentage: number;
  /** The refund if the whole total has been paid. */
  amount: string;
}

/**
 * The event at the deadline if something is missing: the held guarantee is charged, the player's
 * saved card is charged, or the booking expires.
 */
export type DeadlinePlan = 'charges_guarantee' | 'charges_saved_card' | 'expires';

/** The brand and the digits by which a player recognises a card. */
export interface SavedCardView {
  /** The provider's word, such as `visa`. */
  brand: string;
  last4: string;
}

/**
 * The promise that a resale brings back what the refund terms keep. `possible`: the booking is not
 * cancelled, not even after the game; `waiting`: it is cancelled and the decision is still to come;
 * `repaid`: the time was sold again; `not_resold`: nothing comes back.
 */
export interface ResaleView {
  state: 'possible' | 'waiting' | 'repaid' | 'not_resold';
  /** The most that a resale may bring back; `0.00` unless the booking is cancelled. */
  keptAmount: string;
  /** The money that the resale brought back. It is a part of the refunded amount. */
  returnedAmount: string;
}

/**
 * The bank account of the venue for one booking: the present one, or the one that the player chose
 * if the venue takes no more transfers. The amount is what is missing, and the deadline is that of
 * the booking.
 */
export interface TransferView {
  holder: string;
  bank: string;
  number: string;
  note: string | null;
}

/** A booking as its owner sees it. Amounts are decimal strings, `bookingDate` is local time. */
export interface BookingView extends SharedBookingView {
  courtId: CourtId;
  venueId: string;
  userId: PlayerId;
  discountAmount: string;
  createdAt: string;
  refundPolicy: RefundTermView[];
  /** The discount code on the booking. */
  discountCode: string | null;
  /** The amount that is being or has been refunded to the cards that paid. */
  refundedAmount: string;
  /**
   * `pending`: not finished yet; `disputed`: waits until the payer's bank decides about a dispute;
   * `failed`: at least one refund needs manual work; `to_hand_over`: the club gives back at its
   * desk what was paid there.
   */
  refundStatus: 'none' | 'to_hand_over' | 'pending' | 'disputed' | 'succeeded' | 'failed';
  /** `null` if nothing was promised, or if everything comes back anyway. */
  resale: ResaleView | null;
  /** Who cancelled the booking; `null` if it is not cancelled. */
  cancelledBy: 'player' | 'venue' | null;
  /** The words of the person who cancelled. */
  cancellationReason: string | null;
  /** True if the booking has a payment link. */
  isShared: boolean;
  /** True if the player settles at the club: the booking has no payment deadline. */
  paysAtClub: boolean;
  /** True if the venue lets players settle at its desk. */
  mayPayAtClub: boolean;
  /** The category of the organiser that has made the price, or null. */
  category: BookingCategoryView | null;
  /** The account to which the player transfers; `null` if the player has not chosen to. */
  transfer: TransferView | null;
  /** True if the player may choose now to pay by transfer. */
  mayTransfer: boolean;
  splitUntil: SplitUntil;
  /** True while a card guarantees the total, so that friends pay until after the play. */
  isGuaranteed: boolean;
  atDeadline: DeadlinePlan;
  /** The card of the player's last payment; only the player and their letters get to see it. */
  savedCard: SavedCardView | null;
}

/** Reads bookings together with their payments, refunds, discount codes and payment links. */
export abstract class PlayerBookingQueries {
  /** @throws BookingNotFound if the booking is unknown or belongs to another player */
  abstract own(bookingId: BookingId, playerId: PlayerId | null): Promise<BookingView>;

  /** Returns a booking of any player, for the letters to its owner. @throws BookingNotFound */
  abstract byId(bookingId: BookingId): Promise<BookingView>;

  /** Lists the player's bookings, latest hour first. */
  abstract ofPlayer(playerId: PlayerId): Promise<BookingView[]>;

  /** Lists the live bookings of every venue's current day, by hour. */
  abstract today(scope: VenueScope): Promise<BookingView[]>;
}
