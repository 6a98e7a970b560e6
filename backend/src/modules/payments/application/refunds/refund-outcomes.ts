import { Injectable, Logger } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import type { Refund, RefundStatus } from '../../domain/refund.js';
import { SEND_REFUND_TASK } from '../payment-tasks.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/** Starts what follows from a change of a refund: another attempt, other refunds, and a letter. */
@Injectable()
export class RefundOutcomes {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly payments: PaymentRepository,
    private readonly requestRefunds: RequestRefunds,
    private readonly events: Events,
    private readonly jobs: Jobs,
  ) {}

  /** @param before the status of the refund before the change */
  async follow({ id: refundId, bookingId, paymentId, status }: Refund, before: RefundStatus): Promise<void> {
    if (status === 'requested')
      await this.jobs.schedule(SEND_REFUND_TASK, { refundId }, { key: `${SEND_REFUND_TASK}:${refundId}` });
    if (status === before) return;
    if (status !== 'submitted') await this.requestRefunds.execute(bookingId);
    if (status === 'manual') this.logger.error({ refundId, bookingId }, 'a refund needs a person');
    if (status !== 'succeeded' && status !== 'manual') return;
    const playerId = (await this.payments.find(paymentId))?.playerId;
    await this.events.publish({ name: `refund.${status}`, payload: { refundId, bookingId, playerId } });
  }
}
