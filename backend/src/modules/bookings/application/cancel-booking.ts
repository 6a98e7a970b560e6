import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { Booking } from '../domain/booking.js';
import { BookingNotFound } from '../domain/booking-errors.js';
import { BookingRepository } from './booking-repository.js';
import { Releases } from './releases.js';

/** The refund of a cancellation; the amount in cents. */
export interface CancellationOutcome {
  refundPercentage: number;
  refundCents: Cents;
}

interface Command {
  bookingId: BookingId;
  playerId: PlayerId | null;
  reason: string | null;
  onlyIfUnpaid?: boolean | undefined;
  /** The percentage that the player has seen; another one is refused. */
  expected?: number | undefined;
}

/**
 * Cancels a booking for its player. Percentage and amount are decided here. If friends pay until
 * after the play and the terms keep something back, the guarantee first pays what is missing
 * (docs/adr/0102). If nothing is open at the provider, the hour is free at once. Otherwise the
 * subscribers of `booking.closing` first close the open intents.
 */
@Injectable()
export class CancelBooking {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly releases: Releases,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws BookingNotFound, BookingNotActive, BookingAlreadyStarted, BookingHasPayments,
   *   TermsChanged, ProviderUnavailable
   */
  async execute(command: Command): Promise<CancellationOutcome> {
    const cancelled = await this.unitOfWork.run(async () => {
      const booking = await this.lock(command);
      return booking.collectsBeforeCancelling(this.clock.now(), command)
        ? null
        : this.cancel(booking, command);
    });
    if (cancelled) return cancelled;
    await this.releases.collect(command.bookingId);
    return this.unitOfWork.run(async () => this.cancel(await this.lock(command), command));
  }

  private async lock({ bookingId, playerId }: Command): Promise<Booking> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking?.belongsTo(playerId)) throw new BookingNotFound();
    return booking;
  }

  private async cancel(booking: Booking, { reason, ...how }: Command): Promise<CancellationOutcome> {
    booking.cancelByPlayer(this.clock.now(), reason, how);
    await this.bookings.save(booking);
    if (booking.events.length > 0 && !(await this.releases.endNow(booking.id)))
      await this.events.publish(...booking.events);
    return { refundPercentage: booking.refundPercentage, refundCents: booking.refundCents };
  }
}
