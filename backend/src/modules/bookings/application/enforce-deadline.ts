import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import type { Job } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId } from '../../../kernel/domain/ids.js';
import { BookingRepository, type Deadline } from './booking-repository.js';

/** Begins the release of a booking that is not paid in full at its deadline. Safe to repeat. */
@Injectable()
export class EnforceDeadline {
  static readonly task = 'bookings.enforce-deadline';

  /** Returns the job that enforces a deadline at its instant. There is one for each booking. */
  static job({ bookingId, paymentDueAt }: Deadline): Job {
    const { task } = EnforceDeadline;
    return { task, payload: { bookingId }, runAt: paymentDueAt, key: `${task}:${bookingId}` };
  }

  constructor(
    private readonly bookings: BookingRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** @throws TooEarly if the deadline comes within a moment; the queue then retries the job */
  execute(bookingId: BookingId): Promise<void> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(bookingId);
      if (!booking) return;
      const now = this.clock.now();
      // A deadline that has moved further away gets a job of its own from the sweep.
      if (booking.isDueAfter(promotedBefore(now))) return;
      if (booking.isDueAfter(now)) throw new TooEarly(bookingId);
      if (!booking.closeAtDeadline(now)) return;
      await this.bookings.save(booking);
      await this.events.publish(...booking.events);
    });
  }
}

class TooEarly extends Error {
  constructor(bookingId: BookingId) {
    super(`the deadline of booking ${bookingId} has not come yet`);
  }
}
