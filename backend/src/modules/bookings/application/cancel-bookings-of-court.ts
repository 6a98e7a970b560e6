import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { BookingNotActive } from '../domain/booking-errors.js';
import { BookingsFacade } from './bookings-facade.js';
import { UpcomingBookings } from './upcoming-bookings.js';

const REASON = 'La cancha ya no está disponible.';

/**
 * A court is gone: every booking that was ahead of it at that instant is cancelled by the venue, each in a transaction of
 * its own, with everything that was paid (decisions §5). Safe to repeat; a repetition does the rest.
 */
@Injectable()
export class CancelBookingsOfCourt {
  static readonly subscriber = 'bookings.on-court-archived';

  constructor(
    private readonly upcoming: UpcomingBookings,
    private readonly bookings: BookingsFacade,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `at` is when the court was archived: what began later is cancelled too, however late this runs. */
  async execute(courtId: string, at: Date): Promise<void> {
    for (const bookingId of await this.upcoming.idsOfCourt(courtId, at)) await this.cancel(bookingId, at);
  }

  private async cancel(bookingId: string, at: Date): Promise<void> {
    try {
      await this.unitOfWork.run(() => this.bookings.cancelByVenue(bookingId, at, REASON));
    } catch (error) {
      if (!(error instanceof BookingNotActive)) throw error; // it has expired meanwhile
    }
  }
}
