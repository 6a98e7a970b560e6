import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingRepository } from './booking-repository.js';
import { EnforceDeadline } from './enforce-deadline.js';

/**
 * Schedules a job for each payment deadline that falls due soon. A deadline that has a job already
 * keeps one job, and a deadline whose job was lost gets it again. What is overdue is left to the
 * sweep that knows the payments.
 */
@Injectable()
export class PromoteDeadlines {
  static readonly sweep = 'bookings.promote-deadlines';

  constructor(
    private readonly bookings: BookingRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(signal?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    for await (const batch of this.bookings.deadlines(now, promotedBefore(now))) {
      if (signal?.aborted) return;
      await this.jobs.scheduleAll(batch.map((deadline) => EnforceDeadline.job(deadline)));
    }
  }
}
