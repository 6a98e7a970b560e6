import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import { BookingNotFound } from '../domain/booking-errors.js';
import { BookingRepository } from './booking-repository.js';
import { Releases } from './releases.js';

/** The refund of a cancellation; the amount in cents. */
export interface CancellationOutcome {
  refundPercentage: number;
  refundCents: Cents;
}

/**
 * Cancels a booking for its player. Percentage and amount are decided here. If nothing is open at
 * the provider, the hour is free at once. Otherwise the subscribers of `booking.closing` first
 * close the open intents.
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
   *   TermsChanged
   */
  execute(command: {
    bookingId: BookingId;
    playerId: PlayerId | null;
    reason: string | null;
    onlyIfUnpaid?: boolean | undefined;
    /** The percentage that the player has seen; another one is refused. */
    expected?: number | undefined;
  }): Promise<CancellationOutcome> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(command.bookingId);
      if (!booking?.belongsTo(command.playerId)) throw new BookingNotFound();
      const { reason, onlyIfUnpaid, expected } = command;
      booking.cancelByPlayer(this.clock.now(), reason, { onlyIfUnpaid, expected });
      await this.bookings.save(booking);
      if (booking.events.length > 0 && !(await this.releases.endNow(booking.id)))
        await this.events.publish(...booking.events);
      return { refundPercentage: booking.refundPercentage, refundCents: booking.refundCents };
    });
  }
}
