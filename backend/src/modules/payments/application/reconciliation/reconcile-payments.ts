import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
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
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(olderThanSeconds = SETTLED_BY_ITSELF_SECONDS): Promise<void> {
    await this.unitOfWork.run(async () => {
      const startedBefore = new Date(this.clock.now().getTime() - olderThanSeconds * 1000);
      for (const paymentId of await this.payments.inFlightBefore(startedBefore))
        await this.jobs.schedule(REPAIR_TASK, { paymentId }, { key: `${REPAIR_TASK}:${paymentId}` });
      for (const refundId of await this.refunds.openBefore(startedBefore))
        await this.jobs.schedule(SEND_REFUND_TASK, { refundId }, { key: `${SEND_REFUND_TASK}:${refundId}` });
      for (const bookingId of await this.bookings.closingSince(startedBefore))
        await this.jobs.schedule(
          CLOSE_BOOKING_TASK,
          { bookingId },
          { key: `${CLOSE_BOOKING_TASK}:${bookingId}` },
        );
    });
  }
}
