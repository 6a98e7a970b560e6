import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { formatAmount } from '../../../kernel/domain/money.js';
import { isWithin, type VenueScope } from '../../identity/index.js';
import { BookingNotActive, BookingNotFound } from '../domain/booking-errors.js';
import { statusAt } from '../domain/booking-status.js';
import { bookingLabel } from './booking-label.js';
import { BookingQueries } from './booking-queries.js';
import { BookingsFacade } from './bookings-facade.js';
import type { CancellationOutcome } from './cancel-booking.js';

/** Cancels a booking for an admin of the venue and refunds everything paid (decisions §5). */
@Injectable()
export class CancelForVenue {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly queries: BookingQueries,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param command `beyondTerms` names the venues where this admin may refund more than the terms
   * @throws BookingNotFound, BookingNotActive (also if already cancelled), BookingAlreadyStarted,
   *   RefundBeyondTerms
   */
  execute(command: {
    adminId: string;
    bookingId: string;
    reason: string | null;
    beyondTerms: VenueScope;
  }): Promise<CancellationOutcome> {
    const { adminId, bookingId, reason, beyondTerms } = command;
    return this.unitOfWork.run(async () => {
      const before = await this.bookings.lock(bookingId);
      if (!before) throw new BookingNotFound();
      const now = this.clock.now();
      if (statusAt(before, now) === 'cancelled') throw new BookingNotActive();
      const shared = await this.queries.shared(bookingId);
      const withinTerms = !isWithin(beyondTerms, shared.venue.id);
      const { refundCents } = await this.bookings.cancelByVenue(bookingId, now, reason, { withinTerms });
      await this.audit.record({
        adminId,
        action: 'booking.cancelled',
        subject: { type: 'booking', id: bookingId, label: bookingLabel(shared) },
        before: { status: 'active' },
        after: { status: 'cancelled', reason, refundAmount: formatAmount(refundCents) },
      });
      return { refundPercentage: 100, refundCents };
    });
  }
}
