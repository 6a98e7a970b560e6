import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { BookingId, CourtId } from '../../../kernel/domain/ids.js';
import { BookingNotActive } from '../domain/booking-errors.js';
import { BookingsFacade } from './bookings-facade.js';
import { UpcomingBookingQueries } from './upcoming-booking-queries.js';

const REASON = 'La cancha ya no está disponible.';

/**
 * Cancels the upcoming bookings of an archived court for the venue, each in its own transaction,
 * and refunds everything paid (decisions §5). Safe to repeat: a repetition cancels the remaining
 * ones.
 */
@Injectable()
export class CancelBookingsOfCourt {
  static readonly subscriber = 'bookings.on-court-archived';

  constructor(
    private readonly upcoming: UpcomingBookingQueries,
    private readonly bookings: BookingsFacade,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `at` is when the court was archived: later bookings are cancelled even if this runs late. */
  async execute(courtId: CourtId, at: Date): Promise<void> {
    for (const bookingId of await this.upcoming.idsOfCourt(courtId, at)) await this.cancel(bookingId, at);
  }

  private async cancel(bookingId: BookingId, at: Date): Promise<void> {
    try {
      await this.unitOfWork.run(() => this.bookings.cancelByVenue(bookingId, at, REASON));
    } catch (error) {
      if (!(error instanceof BookingNotActive)) throw error; // the booking has expired meanwhile
    }
  }
}
