import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { Cents } from '../../../kernel/domain/money.js';
import { BookingNotFound } from '../domain/booking-errors.js';
import { BookingRepository } from './booking-repository.js';

/** What a cancellation gives back; the amount in cents. */
export interface CancellationOutcome {
  refundPercentage: number;
  refundCents: Cents;
}

/**
 * The player gives a booking up. Percentage and amount are decided here and now; what follows (open intents closed
 * at the provider, the hour freed, refunds sent) is done by whoever hears `booking.closing`.
 */
@Injectable()
export class CancelBooking {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  execute(wish: {
    bookingId: string;
    playerId: string | null;
    reason: string | null;
  }): Promise<CancellationOutcome> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(wish.bookingId);
      if (!booking || booking.state.playerId !== wish.playerId) throw new BookingNotFound();
      booking.cancelByPlayer(this.clock.now(), wish.reason);
      await this.bookings.save(booking);
      for (const event of booking.takeEvents()) await this.events.publish(event);
      return { refundPercentage: booking.state.closePercentage ?? 0, refundCents: booking.refundCents };
    });
  }
}
