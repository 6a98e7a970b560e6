import type { Cents } from '../../../kernel/domain/money.js';
import type { Lifecycle } from './booking-lifecycle.js';
import type { RefundPolicy } from './refund-policy.js';
import type { GameType, Tariff } from './tariff.js';

/** The facts of a booking apart from its lifecycle. */
interface BookingFacts {
  readonly id: string;
  readonly courtId: string;
  readonly venueId: string;
  readonly playerId: string;
  /** `yyyy-MM-dd`, in the venue's local time. */
  readonly slotDate: string;
  /** The start in minutes from midnight, in the venue's local time. */
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly startsAt: Date;
  readonly gameType: GameType;
  readonly tariff: Tariff;
  readonly baseCents: Cents;
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
  readonly refundPolicy: RefundPolicy;
  readonly createdAt: Date;
}

/** The state of a booking. Only a booking that is not active has a closing. */
export type BookingState = BookingFacts & Lifecycle;
