import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import type { DeskMethod } from '../../payments/index.js';
import type { SavedCardView } from './player-booking-queries.js';

/** A payment that a booking counts. */
export interface ReceiptPayment {
  id: PaymentId;
  /** Decimal string. */
  amount: string;
  /** The refunds of it that are under way or done. */
  refundedAmount: string;
  /** ISO, UTC. */
  paidAt: string;
  /** True if the reader paid it. Only then are `card` and `reference` shown. */
  isYours: boolean;
  /** The payer's first name; `null` if the payer left no name. */
  payerName: string | null;
  /** A card, or how the club's desk took the money. */
  method: 'card' | DeskMethod;
  /** The card that paid; `null` if the provider did not name it. */
  card: SavedCardView | null;
  /** The provider's id of the payment. */
  reference: string | null;
}

/** Reads what was paid for a booking, as a payer may see it. Oldest payment first. */
export abstract class ReceiptQueries {
  /** Returns every payment of a booking; cards and references only of the reader's own. */
  abstract ofBooking(bookingId: BookingId, playerId: PlayerId): Promise<ReceiptPayment[]>;

  /** Returns the payments that this player made for a booking. */
  abstract ofPayer(bookingId: BookingId, playerId: PlayerId): Promise<ReceiptPayment[]>;
}
