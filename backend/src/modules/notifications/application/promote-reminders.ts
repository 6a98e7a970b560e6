import { Injectable } from '@nestjs/common';
import { type Job, Jobs } from '../../../kernel/application/jobs.js';
import { promotedBefore } from '../../../kernel/application/promotion.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId } from '../../../kernel/domain/ids.js';
import { BookingsFacade } from '../../bookings/index.js';

/** Schedules the letter of each reminder that falls due soon, exactly once. */
@Injectable()
export class PromoteReminders {
  static readonly sweep = 'notifications.promote-reminders';
  static readonly task = 'notifications.remind';

  /** Returns the job that sends a reminder at its instant. There is one for each booking. */
  static job({ bookingId, remindAt }: { bookingId: BookingId; remindAt: Date }): Job {
    const { task } = PromoteReminders;
    return { task, payload: { bookingId }, runAt: remindAt, key: `${task}:${bookingId}` };
  }

  constructor(
    private readonly bookings: BookingsFacade,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted && (await this.unitOfWork.run(() => this.promoteBatch())) > 0);
  }

  /** Returns how many reminders were due. */
  private async promoteBatch(): Promise<number> {
    const now = this.clock.now();
    const due = await this.bookings.takeReminders(now, promotedBefore(now));
    const wanted = due.filter(({ stillApplies }) => stillApplies);
    await this.jobs.scheduleAll(wanted.map((reminder) => PromoteReminders.job(reminder)));
    return due.length;
  }
}
