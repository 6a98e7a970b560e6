import type { PlayerId } from '../../../kernel/domain/ids.js';

/**
 * The way back of a payment in excess.
 * - `requested`: decided, not sent yet.
 * - `sent`: the provider has the order.
 * - `succeeded`: the money has left.
 * - `failed`: a person has to refund it.
 */
export type ExcessRefundStatus = 'requested' | 'sent' | 'succeeded' | 'failed';

/**
 * Why the money goes back: the booking no longer accepted it, its payer gave up the place, or more
 * reached the club than the booking needs, which the club hands over.
 */
export type ExcessReason = 'not_accepted' | 'left' | 'at_desk';

/**
 * A payment that its booking does not count, as its payer sees it. All of it goes back the way it
 * came. `bookingDate` is local time of the venue.
 */
export interface ExcessPaymentView {
  id: string;
  bookingId: string;
  /** Decimal string. */
  amount: string;
  /** When the money arrived (ISO, UTC). */
  chargedAt: string;
  reason: ExcessReason;
  refundStatus: ExcessRefundStatus;
  bookingDate: string;
  timeSlot: string;
  venueName: string;
}

/** Reads the payments in excess of one player. */
export abstract class ExcessPaymentQueries {
  /** Lists what this player paid in excess, for own bookings and through links, newest first. */
  abstract ofPlayer(playerId: PlayerId): Promise<ExcessPaymentView[]>;
}
