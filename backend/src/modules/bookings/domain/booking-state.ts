import type { BookingId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { SplitUntil } from '../../venues/index.js';
import type { BookedPlay } from './booked-play.js';
import type { Lifecycle } from './booking-lifecycle.js';
import type { ChosenTransfer } from './transfer.js';

/** The facts of a booking apart from its lifecycle. */
interface BookingFacts extends BookedPlay {
  readonly id: BookingId;
  readonly venueId: VenueId;
  readonly playerId: PlayerId;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  readonly paidCents: Cents;
  readonly paymentDueAt: Date;
  /** When to remind the player of the deadline; `null` if no reminder is ahead. */
  readonly remindAt: Date | null;
  /** A mark of network address and venue; `null` if it does not count or nothing is missing. */
  readonly placedFrom: string | null;
  /** Since when the club expects the money at its desk; `null` if the booking has a deadline. */
  readonly paysAtClubSince: Date | null;
  /** The transfer that the club expects; `null` if the player has not chosen to transfer. */
  readonly transfer: ChosenTransfer | null;
  /** Whether it was promised that a sale of the cancelled time brings back what the terms keep. */
  readonly resaleRefund: boolean;
  /** Until when friends pay once a card guarantees the total. */
  readonly splitUntil: SplitUntil;
  /** Since when a card guarantees the total and friends therefore pay longer; or null. */
  readonly guaranteedAt: Date | null;
  readonly createdAt: Date;
}

/** The state of a booking. Only a booking that is not active has a closing. */
export type BookingState = BookingFacts & Lifecycle;
