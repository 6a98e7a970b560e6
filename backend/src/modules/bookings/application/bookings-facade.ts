import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { Booking, StoredStatus } from '../domain/booking.js';
import { BookingNotFound } from '../domain/booking-errors.js';
import { BookingRepository } from './booking-repository.js';

/** What paying needs to know of a booking. Amounts in cents. */
export interface BookingAccount {
  readonly id: string;
  readonly playerId: string;
  readonly status: StoredStatus;
  readonly totalCents: Cents;
  readonly paidCents: Cents;
  readonly missingCents: Cents;
  readonly paymentDueAt: Date;
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
    await this.bookings.save(booking);
    for (const event of booking.takeEvents()) await this.events.publish(event);
    return 'counted';
  }
}

function accountOf(booking: Booking): BookingAccount {
  const { id, playerId, status, totalCents, paidCents, paymentDueAt } = booking.state;
  return { id, playerId, status, totalCents, paidCents, missingCents: booking.missingCents, paymentDueAt };
}
