import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { AdminId, CourtId, VenueId } from '../../../kernel/domain/ids.js';
import { formatAmount } from '../../../kernel/domain/money.js';
import { ArchiveCourts, CourtsFacade } from '../../courts/index.js';
import { UpcomingBookingQueries } from './upcoming-booking-queries.js';

/**
 * The effect of a removal on players: cancelled bookings and refunded amount (a decimal string).
 */
export interface RemovalView {
  futureBookings: number;
  refundAmount: string;
}

/**
 * Archives a court, or a venue with all its courts. `CancelBookingsOfCourt` then cancels the
 * upcoming bookings. The returned figures are exact: they are counted while the courts take no
 * bookings.
 */
@Injectable()
export class RemoveCourts {
  constructor(
    private readonly courts: CourtsFacade,
    private readonly archive: ArchiveCourts,
    private readonly upcoming: UpcomingBookingQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns what removing a court would do now. @throws CourtNotFound */
  async previewCourt(courtId: CourtId): Promise<RemovalView> {
    return this.figures([(await this.courts.bookable(courtId)).id]);
  }

  /** Returns what removing a venue would do now. @throws VenueNotFound */
  async previewVenue(venueId: VenueId): Promise<RemovalView> {
    return this.figures(await this.courts.idsOfVenue(venueId));
  }

  /** @throws CourtNotFound */
  court(courtId: CourtId, adminId: AdminId): Promise<RemovalView> {
    return this.unitOfWork.run(async () => {
      await this.archive.one(courtId, adminId);
      return this.figures([courtId]);
    });
  }

  /** @throws VenueNotFound */
  venue(venueId: VenueId, adminId: AdminId): Promise<RemovalView> {
    return this.unitOfWork.run(async () => this.figures(await this.archive.ofVenue(venueId, adminId)));
  }

  /** The venue refunds everything that was paid (decisions §5). */
  private async figures(courtIds: readonly CourtId[]): Promise<RemovalView> {
    const { bookings, paidCents } = await this.upcoming.count(courtIds, this.clock.now());
    return { futureBookings: bookings, refundAmount: formatAmount(paidCents) };
  }
}
