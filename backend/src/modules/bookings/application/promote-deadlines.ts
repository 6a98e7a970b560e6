import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingRepository } from './booking-repository.js';
import { EnforceDeadline } from './enforce-deadline.js';

/**
 * Schedules a job for each payment deadline that falls due soon or has passed. A deadline that has
 * a job already keeps one job, and a deadline whose job was lost gets it again.
 */
@Injectable()
export class PromoteDeadlines {
  static readonly sweep = 'bookings.promote-deadlines';

  constructor(
    private readonly bookings: BookingRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for await (const batch of this.bookings.deadlinesBefore(promotedBefore(this.clock.now())))
      await this.jobs.scheduleAll(batch.map((deadline) => EnforceDeadline.job(deadline)));
  }
}
