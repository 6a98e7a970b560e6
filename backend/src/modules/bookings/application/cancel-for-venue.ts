import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditTrail } from '../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, BookingId } from '../../../kernel/domain/ids.js';
import { formatAmount } from '../../../kernel/domain/money.js';
import { isWithin, type VenueScope } from '../../roles/index.js';
import { BookingNotActive, BookingNotFound } from '../domain/booking-errors.js';
import type { NextBlock } from '../domain/booking-lifecycle.js';
import { statusAt } from '../domain/booking-status.js';
import { formatTimeSlot, parseTimeSlot } from '../domain/slot.js';
import { bookingLabel } from './booking-label.js';
import { BookingQueries, type SharedBookingView } from './booking-queries.js';
import { BookingsFacade } from './bookings-facade.js';
import type { CancellationOutcome } from './cancel-booking.js';

/**
 * Cancels a booking for an admin of the venue and refunds everything paid (decisions §5). With a
 * block, its hours are never free in between, so no player books them or is offered them
 * (docs/adr/0080).
 */
@Injectable()
export class CancelForVenue {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly queries: BookingQueries,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * @param command `beyondTerms` names the venues where this admin may refund more than the terms;
   *   with a `blockReason` the hours stay blocked, without one they become free; a booking that has
   *   begun gives back `percentage`
   * @throws BookingNotFound, BookingNotActive (also if already cancelled), BookingAlreadyStarted,
   *   RefundBeyondTerms, RefundIsWhole, ReasonNeeded, RefundTooLate, ResaleBroughtBack
   */
  execute(command: {
    adminId: AdminId;
    bookingId: BookingId;
    reason: string | null;
    blockReason: string | null;
    percentage?: number;
    beyondTerms: VenueScope;
  }): Promise<CancellationOutcome> {
    const { adminId, bookingId, reason, blockReason, percentage = 100, beyondTerms } = command;
    return this.unitOfWork.run(async () => {
      const before = await this.bookings.lock(bookingId);
      if (!before) throw new BookingNotFound();
      const now = this.clock.now();
      const status = statusAt(before, now);
      if (status === 'cancelled') throw new BookingNotActive();
      const shared = await this.queries.shared(bookingId);
      const withinTerms = !isWithin(beyondTerms, shared.venue.id);
      const nextBlock =
        blockReason === null ? null : { id: this.ids.next(), reason: blockReason, createdBy: adminId };
      const how = { withinTerms, nextBlock, begunPercentage: percentage };
      const { refundCents } = await this.bookings.cancelByVenue(bookingId, now, reason, how);
      await this.audit.record({
        adminId,
        action: 'booking.cancelled',
        subject: { type: 'booking', id: bookingId, label: bookingLabel(shared) },
        before: { status },
        after: { status: 'cancelled', reason, refundAmount: formatAmount(refundCents) },
      });
      if (nextBlock) await this.audit.record(blockedEntry(nextBlock, shared));
      return { refundPercentage: percentage, refundCents };
    });
  }
}

/** The same entry as for hours that were free when they were blocked. */
function blockedEntry(block: NextBlock, booking: SharedBookingView): AuditEntry {
  const { court, venue, bookingDate, timeSlot, durationMinutes } = booking;
  const date = bookingDate.slice(0, 'yyyy-MM-dd'.length);
  const to = formatTimeSlot((parseTimeSlot(timeSlot) ?? 0) + durationMinutes);
  return {
    adminId: block.createdBy,
    action: 'hours.blocked',
    subject: { type: 'block', id: block.id, label: `Cancha ${court.courtNumber} · ${venue.name}` },
    after: { date, untilDate: date, from: timeSlot, to, reason: block.reason },
  };
}
