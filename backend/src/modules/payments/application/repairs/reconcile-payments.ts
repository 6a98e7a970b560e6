import { Injectable } from '@nestjs/common';
import { inBatches } from '../../../../kernel/application/batches.js';
import { type Job, Jobs } from '../../../../kernel/application/jobs.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { CLOSE_BOOKING_TASK, REPAIR_TASK, SEND_REFUND_TASK } from '../payment-tasks.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RefundRepository } from '../ports/refund-repository.js';

/**
 * How long the browser and the provider's webhook have to report a payment. The job runs every
 * minute, so that an unreported payment is recorded within 90 seconds.
 */
const SETTLED_BY_ITSELF_SECONDS = 30;

/** How many jobs one statement adds. The queue waits for it to complete a job with such a key. */
const AT_ONCE = 100;

/**
 * Finds every payment, refund and release in progress and schedules a job for each, so that a
 * failing one does not delay the others.
 */
@Injectable()
export class ReconcilePayments {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly bookings: BookingsFacade,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * @param olderThanSeconds 0 after a start, to resume at once what a crash interrupted
   * @param signal ends the run after the current batch
   */
  async execute(olderThanSeconds = SETTLED_BY_ITSELF_SECONDS, signal?: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - olderThanSeconds * 1000);
    const job = (task: string, payload: Record<string, string>): Job => ({
      task,
      payload,
      key: `${task}:${Object.values(payload).join()}`,
    });
    const jobs = [
      ...(await this.refunds.openBefore(before)).map((refundId) => job(SEND_REFUND_TASK, { refundId })),
      ...(await this.bookings.closingSince(before)).map((id) => job(CLOSE_BOOKING_TASK, { bookingId: id })),
      // Last, because the end of a release leaves nothing to repair.
      ...(await this.payments.inFlightBefore(before)).map((paymentId) => job(REPAIR_TASK, { paymentId })),
    ];
    for (const batch of inBatches(jobs, AT_ONCE)) {
      if (signal?.aborted) return;
      await this.jobs.scheduleAll(batch);
    }
  }
}
