import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingRepository } from './booking-repository.js';
import { EnforceDeadline } from './enforce-deadline.js';

/** A deadline's own job has this long before this sweep takes over. */
const OWN_JOB_SECONDS = 30;

/** Schedules the enforcement of every deadline whose own job did not run. */
@Injectable()
export class EnforceOverdue {
  static readonly task = 'bookings.enforce-overdue';

  constructor(
    private readonly bookings: BookingRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(overdueForSeconds = OWN_JOB_SECONDS): Promise<void> {
    await this.unitOfWork.run(async () => {
      const dueBefore = new Date(this.clock.now().getTime() - overdueForSeconds * 1000);
      for (const bookingId of await this.bookings.overdueSince(dueBefore))
        await this.jobs.schedule(
          EnforceDeadline.task,
          { bookingId },
          { key: `${EnforceDeadline.task}:${bookingId}` },
        );
    });
  }
}
