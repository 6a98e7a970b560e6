import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { Payment } from '../domain/payment.js';
import { Refund, refundPlan, type RefundReason } from '../domain/refund.js';
import { RefundRepository } from './payment-repository.js';
import { SEND_REFUND_TASK } from './payment-tasks.js';

/** Decides refunds and has them sent; inside the unit of work of whatever makes them due. */
@Injectable()
export class RequestRefunds {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Gives `total` back, spread over what these payments brought in, to the cent. */
  async execute(payments: readonly Payment[], total: Cents, reason: RefundReason): Promise<void> {
    const states = payments.map((payment) => payment.state);
    for (const { payment, amount } of refundPlan(states, total)) {
      const refund = Refund.request({
        id: this.ids.next(),
        paymentId: payment.id,
        bookingId: payment.bookingId,
        amountCents: amount,
        reason,
        createdAt: this.clock.now(),
      });
      await this.refunds.add(refund);
      const refundId = refund.state.id;
      await this.jobs.schedule(SEND_REFUND_TASK, { refundId }, { key: `${SEND_REFUND_TASK}:${refundId}` });
    }
  }
}
