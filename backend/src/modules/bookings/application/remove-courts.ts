import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { formatAmount } from '../../../kernel/domain/money.js';
import { ArchiveCourts, CourtsFacade } from '../../courts/index.js';
import { UpcomingBookings } from './upcoming-bookings.js';

/** What a removal does to players: so many bookings are cancelled, and that much goes back (a decimal string). */
export interface RemovalView {
  futureBookings: number;
  refundAmount: string;
}

/**
 * Takes a court, or a venue with all its courts, away from players. What is ahead is cancelled by
 * {@link CancelBookingsOfCourt}; the figures are counted while nobody can book, so they are those of what is cancelled.
 */
@Injectable()
export class RemoveCourts {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly archive: ArchiveCourts,
    private readonly upcoming: UpcomingBookings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What removing a court would do now. @throws CourtNotFound */
  async previewCourt(courtId: string): Promise<RemovalView> {
    return this.figures([(await this.courts.bookable(courtId)).id]);
  }

  /** What removing a venue would do now. @throws VenueNotFound */
  async previewVenue(venueId: string): Promise<RemovalView> {
    return this.figures(await this.courts.idsOfVenue(venueId));
  }

  /** @throws CourtNotFound */
  court(courtId: string, adminId: string): Promise<RemovalView> {
    return this.unitOfWork.run(async () => {
      await this.archive.one(courtId, adminId);
      return this.figures([courtId]);
    });
  }

  /** @throws VenueNotFound */
  venue(venueId: string, adminId: string): Promise<RemovalView> {
    return this.unitOfWork.run(async () => this.figures(await this.archive.ofVenue(venueId, adminId)));
  }

  /** The venue gives back everything that was paid (decisions §5). */
  private async figures(courtIds: readonly string[]): Promise<RemovalView> {
    const { bookings, paidCents } = await this.upcoming.count(courtIds, this.clock.now());
    return { futureBookings: bookings, refundAmount: formatAmount(paidCents) };
  }
}
