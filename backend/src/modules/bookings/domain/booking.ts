import { addHours } from 'date-fns/addHours';
import { addSeconds } from 'date-fns/addSeconds';
import { min } from 'date-fns/min';
import {
  type Cents,
  formatAmount,
  MINIMUM_CHARGE,
  subtract,
  sum,
  ZERO,
} from '../../../kernel/domain/money.js';
import type { DomainEvent } from '../../../kernel/domain/domain-event.js';
import {
  BeyondBookingWindow,
  BookingAlreadyStarted,
  BookingNotActive,
  DiscountTooLate,
  SlotInThePast,
} from './booking-errors.js';
import { refundOf, refundPercentage, type RefundPolicy, refundPolicyFor } from './refund-policy.js';
import { dayOf, daysAfter, type Slot, startOf } from './slot.js';
import { type GameType, type PriceTable, priceOf, type Tariff, tariffOf } from './tariff.js';

/**
 * What is stored. `closing` is a release under way: the hour stays taken until every open intent is cancelled at
 * the provider; outside it already shows where it is heading.
 */
export type StoredStatus = 'active' | 'closing' | 'cancelled' | 'expired';

/** What the outside sees; `completed` means the hour has been played and is derived from the time. */
export type BookingStatus = 'active' | 'cancelled' | 'expired' | 'completed';

export type PaymentStatus = 'pending' | 'partial' | 'completed';

/** One booking: one hour of one court. Amounts in cents; `slotDate`/`slotHour` are the venue's wall clock. */
export interface BookingState {
  readonly id: string;
  readonly courtId: string;
  readonly venueId: string;
  readonly playerId: string;
  readonly slotDate: string;
  readonly slotHour: number;
  readonly startsAt: Date;
  readonly gameType: GameType;
  readonly tariff: Tariff;
  readonly baseCents: Cents;
  discountCents: Cents;
  totalCents: Cents;
  paidCents: Cents;
  status: StoredStatus;
  readonly paymentDueAt: Date;
  readonly refundPolicy: RefundPolicy;
  readonly createdAt: Date;
  closeKind: CloseKind | null;
  /** The share of the paid amount that goes back, decided when the release began. */
  closePercentage: number | null;
  closedAt: Date | null;
  cancellationReason: string | null;
}

/** Who or what ends a booking before it is played. */
export type CloseKind = 'player' | 'venue' | 'deadline';

/** What a player asks for, with everything the outside world has to say about it. */
export interface Placement {
  id: string;
  playerId: string;
  courtId: string;
  venueId: string;
  timeZone: string;
  prices: PriceTable;
  slot: Slot;
  gameType: GameType;
  now: Date;
  windowDays: number;
  graceSeconds: number;
}

export class Booking {
  private readonly events: DomainEvent[] = [];

  constructor(readonly state: BookingState) {}

  /**
   * A new, unpaid booking. Price and refund terms are those of this moment and stay. Due one grace period after
   * booking, or when the hour begins where that is sooner.
   * @throws SlotInThePast, BeyondBookingWindow
   */
  static place(wish: Placement): Booking {
    const startsAt = startOf(wish.slot, wish.timeZone);
    if (startsAt <= wish.now) throw new SlotInThePast();
    const lastDay = daysAfter(dayOf(wish.now, wish.timeZone), wish.windowDays);
    if (wish.slot.date > lastDay) throw new BeyondBookingWindow(wish.windowDays);
    const price = priceOf(wish.prices, wish.slot.hour, wish.gameType);
    const booking = new Booking({
      id: wish.id,
      courtId: wish.courtId,
      venueId: wish.venueId,
      playerId: wish.playerId,
      slotDate: wish.slot.date,
      slotHour: wish.slot.hour,
      startsAt,
      gameType: wish.gameType,
      tariff: tariffOf(wish.slot.hour),
      baseCents: price,
      discountCents: ZERO,
      totalCents: price,
      paidCents: ZERO,
      status: 'active',
      paymentDueAt: min([addSeconds(wish.now, wish.graceSeconds), startsAt]),
      refundPolicy: refundPolicyFor(startsAt),
      createdAt: wish.now,
      closeKind: null,
      closePercentage: null,
      closedAt: null,
      cancellationReason: null,
    });
    booking.record('booking.placed');
    return booking;
  }

  /** What is still to be paid. */
  get missingCents(): Cents {
    return subtract(this.state.totalCents, this.state.paidCents);
  }

  /**
   * Whether money that arrives now belongs to this booking; what does not is recorded and given back. While the
   * deadline closes it, money still counts; after a cancellation it does not.
   */
  accepts(amount: Cents): boolean {
    const { status, closeKind } = this.state;
    const open = status === 'active' || (status === 'closing' && closeKind === 'deadline');
    return open && amount <= this.missingCents;
  }

  /** Counts a succeeded payment. */
  pay(amount: Cents): void {
    if (!this.accepts(amount))
      throw new RangeError(`booking ${this.state.id} does not take ${formatAmount(amount)}`);
    this.state.paidCents = sum([this.state.paidCents, amount]);
    this.record(this.missingCents === 0 ? 'booking.paid' : 'booking.partly_paid');
  }

  /**
   * The player gives the booking up: what comes back is decided now, by the frozen terms. Cancelling again changes
   * nothing.
   * @throws BookingNotActive, BookingAlreadyStarted
   */
  cancelByPlayer(at: Date, reason: string | null): void {
    if (this.isCancelled) return;
    this.assertCancellable(at, ['active']);
    this.close('player', refundPercentage(this.state.refundPolicy, at), at, reason);
  }

  /**
   * The venue takes the booking back: everything paid comes back. It goes before a deadline that is being enforced.
   * Cancelling again changes nothing.
   * @throws BookingNotActive, BookingAlreadyStarted
   */
  cancelByVenue(at: Date, reason: string | null): void {
    if (this.isCancelled) return;
    this.assertCancellable(at, ['active', 'closing']);
    this.close('venue', 100, at, reason);
  }

  /** Whether something is missing and the deadline is still to come. */
  isDueAfter(at: Date): boolean {
    return this.state.status === 'active' && this.missingCents > 0 && at < this.state.paymentDueAt;
  }

  /** The deadline has come; where something is missing, the release begins. Answers whether it did. */
  closeAtDeadline(at: Date): boolean {
    const { status, paymentDueAt } = this.state;
    if (status !== 'active' || at < paymentDueAt || this.missingCents === 0) return false;
    this.close('deadline', 100, at, null);
    return true;
  }

  /** What was missing at the deadline has been paid after all. */
  reopen(): void {
    this.assertClosing();
    Object.assign(this.state, { status: 'active', closeKind: null, closePercentage: null, closedAt: null });
  }

  /** Ends the release: from here on nothing can be paid for this booking, and its hour is free. */
  release(): void {
    this.assertClosing();
    this.state.status = this.state.closeKind === 'deadline' ? 'expired' : 'cancelled';
    this.record(`booking.${this.state.status}`);
  }

  /** What the release gives back of what was paid; nothing while the booking is active. */
  get refundCents(): Cents {
    return refundOf(this.state.paidCents, this.state.closePercentage ?? 0);
  }

  /**
   * A discount on the price of the booking; it replaces an earlier one. What would be left below the provider's
   * minimum is waived too.
   * @throws BookingNotActive, DiscountTooLate after a first payment
   */
  discount(amount: Cents): void {
    if (this.state.status !== 'active') throw new BookingNotActive();
    if (this.state.paidCents > 0) throw new DiscountTooLate();
    const left = subtract(this.state.baseCents, amount);
    this.state.totalCents = left < MINIMUM_CHARGE ? ZERO : left;
    this.state.discountCents = subtract(this.state.baseCents, this.state.totalCents);
    if (this.missingCents === 0) this.record('booking.paid');
  }

  private get isCancelled(): boolean {
    const { status, closeKind } = this.state;
    return status === 'cancelled' || (status === 'closing' && closeKind !== 'deadline');
  }

  private assertCancellable(at: Date, from: readonly StoredStatus[]): void {
    if (!from.includes(this.state.status)) throw new BookingNotActive();
    if (at >= this.state.startsAt) throw new BookingAlreadyStarted();
  }

  private assertClosing(): void {
    if (this.state.status !== 'closing') throw new RangeError(`booking ${this.state.id} is not closing`);
  }

  private close(kind: CloseKind, percentage: number, at: Date, reason: string | null): void {
    Object.assign(this.state, {
      status: 'closing',
      closeKind: kind,
      closePercentage: percentage,
      closedAt: at,
    });
    this.state.cancellationReason = reason;
    this.record('booking.closing');
  }

  /** Hands over what happened since the booking was loaded, once. */
  takeEvents(): DomainEvent[] {
    return this.events.splice(0);
  }

  private record(name: string): void {
    const { id: bookingId, venueId, paidCents } = this.state;
    this.events.push({ name, payload: { bookingId, venueId, paidCents } });
  }
}

/** pending: nothing paid; partial: something; completed: everything, also where the total is nothing. */
export function paymentStatusOf(paid: Cents, total: Cents): PaymentStatus {
  if (paid >= total) return 'completed';
  return paid > 0 ? 'partial' : 'pending';
}

/**
 * The status as the outside sees it at the given instant. A release that somebody decided already shows where it is
 * heading; one by the deadline may still end in a paid booking.
 */
export function statusAt(
  { status, closeKind, startsAt }: Pick<BookingState, 'status' | 'closeKind' | 'startsAt'>,
  at: Date,
): BookingStatus {
  if (status === 'closing') return closeKind === 'deadline' ? 'active' : 'cancelled';
  if (status !== 'active') return status;
  return addHours(startsAt, 1) <= at ? 'completed' : 'active';
}
