import { Injectable } from '@nestjs/common';
import { inBatches } from '../../../../kernel/application/batches.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { UntouchedBookings } from '../ports/untouched-bookings.js';

/** How many bookings one transaction locks and expires. It takes some milliseconds. */
const AT_ONCE = 50;

/**
 * Enforces the payment deadlines that have passed. A booking for which no payment ever began needs
 * no provider, so it expires at once together with others. That is most of them, however many an
 * outage has left. Each of the others gets its own job, which first ends its payments at the
 * provider (docs/adr/0006).
 */
@Injectable()
export class ExpireOverdue {
  static readonly sweep = 'payments.expire-overdue';

  constructor(
    private readonly bookings: BookingsFacade,
    private readonly untouched: UntouchedBookings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends after the current batch when the signal comes. */
  async execute(signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    for await (const overdue of this.bookings.overdue(now))
      for (const batch of inBatches(overdue, AT_ONCE)) {
        if (signal.aborted) return;
        const expired = new Set(
          await this.expire(
            batch.map(({ bookingId }) => bookingId),
            now,
          ),
        );
        await this.bookings.enforceDeadlines(batch.filter(({ bookingId }) => !expired.has(bookingId)));
      }
  }

  /** Locks the bookings before it looks: from then on no payment can begin. */
  private expire(bookingIds: readonly BookingId[], now: Date): Promise<BookingId[]> {
    return this.unitOfWork.run(async () => {
      const locked = await this.bookings.lockFree(bookingIds);
      return this.bookings.expireUntouched(await this.untouched.among(locked), now);
    });
  }
}
