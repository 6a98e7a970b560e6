import { addHours, addSeconds, min } from 'date-fns';
import { type Cents, formatAmount, subtract, ZERO, sum } from '../../../kernel/domain/money.js';
import type { DomainEvent } from '../../../kernel/domain/domain-event.js';
import { BeyondBookingWindow, SlotInThePast } from './booking-errors.js';
import { type RefundPolicy, refundPolicyFor } from './refund-policy.js';
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
}

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
    });
    booking.record('booking.placed');
    return booking;
  }

  /** What is still to be paid. */
  get missingCents(): Cents {
    return subtract(this.state.totalCents, this.state.paidCents);
  }

  /** Whether money that arrives now belongs to this booking; what does not is recorded and given back. */
  accepts(amount: Cents): boolean {
    return this.state.status === 'active' && amount <= this.missingCents;
  }

  /** Counts a succeeded payment. */
  pay(amount: Cents): void {
    if (!this.accepts(amount))
      throw new RangeError(`booking ${this.state.id} does not take ${formatAmount(amount)}`);
    this.state.paidCents = sum([this.state.paidCents, amount]);
    this.record(this.missingCents === 0 ? 'booking.paid' : 'booking.partly_paid');
  }

  /** Hands over what happened since the booking was loaded, once. */
  takeEvents(): DomainEvent[] {
    return this.events.splice(0);
  }

  private record(name: string): void {
    this.events.push({ name, payload: { bookingId: this.state.id, venueId: this.state.venueId } });
  }
}

/** pending: nothing paid; partial: something; completed: everything, also where the total is nothing. */
export function paymentStatusOf(paid: Cents, total: Cents): PaymentStatus {
  if (paid >= total) return 'completed';
  return paid > 0 ? 'partial' : 'pending';
}

/** The status as the outside sees it at the given instant. */
export function statusAt(stored: StoredStatus, startsAt: Date, at: Date): BookingStatus {
  if (stored === 'closing') return 'cancelled';
  if (stored !== 'active') return stored;
  return addHours(startsAt, 1) <= at ? 'completed' : 'active';
}
