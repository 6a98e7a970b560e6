import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingRepository } from './booking-repository.js';
import { EnforceDeadline } from './enforce-deadline.js';

/** How long a deadline is left to its own job. */
const LEFT_ALONE_SECONDS = 30;

/** Finds the deadlines whose own job was not done and has each enforced: a second net under the queue. */
@Injectable()
export class EnforceOverdue {
  static readonly task = 'bookings.enforce-overdue';

  constructor(
    private readonly bookings: BookingRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(overdueForSeconds = LEFT_ALONE_SECONDS): Promise<void> {
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
