import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { Booking, CloseKind, StoredStatus } from '../domain/booking.js';
import { BookingNotFound } from '../domain/booking-errors.js';
import type { GameType } from '../domain/tariff.js';
import { BookingRepository } from './booking-repository.js';

/** What paying needs to know of a booking. Amounts in cents. */
export interface BookingAccount {
  readonly id: string;
  readonly playerId: string;
  readonly status: StoredStatus;
  /** Who or what is ending it; `null` while it is active. */
  readonly closeKind: CloseKind | null;
  readonly gameType: GameType;
  /** The price before any discount. */
  readonly baseCents: Cents;
  readonly totalCents: Cents;
  readonly paidCents: Cents;
  readonly missingCents: Cents;
  /** What a release gives back of what was paid. */
  readonly refundCents: Cents;
  readonly paymentDueAt: Date;
  readonly startsAt: Date;
}

/** The bookings module for the modules that depend on it. Every call belongs inside a unit of work. */
@Injectable()
export class BookingsFacade {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly events: Events,
  ) {}

  /**
   * Locks a booking until the unit of work ends and answers its account.
   * @throws BookingNotFound where it is unknown or not this player's
   */
  async lockOwn(bookingId: string, playerId: string): Promise<BookingAccount> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking || booking.state.playerId !== playerId) throw new BookingNotFound();
    return accountOf(booking);
  }

  /** Locks a booking whoever owns it; for money that has already moved. `null`: unknown. */
  async lock(bookingId: string): Promise<BookingAccount | null> {
    const booking = await this.bookings.lock(bookingId);
    return booking && accountOf(booking);
  }

  /**
   * Counts money that has arrived. `excess` where the booking no longer takes it (already paid, released): the
   * money is a fact all the same, and whoever recorded it gives it back.
   */
  async recordPayment(bookingId: string, amount: Cents): Promise<'counted' | 'excess'> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking?.accepts(amount)) return 'excess';
    booking.pay(amount);
    await this.store(booking);
    return 'counted';
  }

  /**
   * Puts a discount of `amount` cents on the booking (nothing: takes it off again) and answers what was really
   * discounted: a rest below the provider's minimum is waived too.
   * @throws BookingNotActive, DiscountTooLate
   */
  async discount(bookingId: string, amount: Cents): Promise<Cents> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    booking.discount(amount);
    await this.store(booking);
    return booking.state.discountCents;
  }

  /**
   * The venue takes a booking back, with everything that was paid (decisions §5); what was already cancelled stays as it
   * is. The hour is freed and the refunds are sent by whoever hears `booking.closing`. Answers the booking as it is now.
   * @throws BookingNotFound, BookingNotActive, BookingAlreadyStarted
   */
  async cancelByVenue(bookingId: string, at: Date, reason: string | null): Promise<BookingAccount> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    booking.cancelByVenue(at, reason);
    await this.store(booking);
    return accountOf(booking);
  }

  /** A booking that the deadline was closing has been paid after all. */
  async reopen(bookingId: string): Promise<void> {
    await this.change(bookingId, (booking) => booking.reopen());
  }

  /** Ends a release: nothing more can be paid, the hour is free. Only once every intent is closed at the provider. */
  async release(bookingId: string): Promise<void> {
    await this.change(bookingId, (booking) => booking.release());
  }

  /** Ids of the bookings whose release began before then and has not ended. */
  closingSince(before: Date): Promise<string[]> {
    return this.bookings.closingSince(before);
  }

  private async change(bookingId: string, act: (booking: Booking) => void): Promise<void> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    act(booking);
    await this.store(booking);
  }

  private async store(booking: Booking): Promise<void> {
    await this.bookings.save(booking);
    for (const event of booking.takeEvents()) await this.events.publish(event);
  }
}

function accountOf(booking: Booking): BookingAccount {
  const { missingCents, refundCents, state } = booking;
  return { ...state, missingCents, refundCents };
}
