import { Injectable, Logger } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { refundPaid, refundReturned } from '../../domain/ledger.js';
import type { ProviderRefund } from '../../../payment-provider/index.js';
import type { Refund, RefundStatus } from '../../domain/refund.js';
import { SEND_REFUND_TASK } from '../payment-tasks.js';
import { FindingRepository } from '../../../findings/index.js';
import { LedgerRepository } from '../ports/ledger-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/**
 * Records the provider's state of a refund: refund, ledger and follow-up work in one transaction.
 */
@Injectable()
export class FollowRefund {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly ledger: LedgerRepository,
    private readonly findings: FindingRepository,
    private readonly requestRefunds: RequestRefunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a report of the provider, or its refusal of the attempt with this key. Calls may come
   * in any order and repeatedly.
   */
  async execute(refundId: string, report: ProviderRefund | 'refused', key: string): Promise<void> {
    await this.change(refundId, (refund) => {
      if (report === 'refused') refund.refuse(key, this.clock.now());
      else return this.applyReport(refund, report);
    });
  }

  /**
   * Records that the current attempt is about to be sent. Returns the refund as it then is, or null
   * if it is unknown.
   */
  submit(refundId: string): Promise<Refund | null> {
    return this.change(refundId, (refund) => refund.submit());
  }

  /** Replaces a key under which the provider will never make the refund. */
  async takeNewKey(refundId: string, spent: string): Promise<void> {
    await this.change(refundId, (refund) => refund.takeNewKey(spent));
  }

  /**
   * Applies a report to a refund and enters the movement in the ledger. The caller holds the lock
   * of the booking, inside a unit of work.
   */
  async applyReport(refund: Refund, report: ProviderRefund): Promise<void> {
    const at = this.clock.now();
    const moved = refund.follow(report, at);
    if (moved === 'nothing') return;
    const payment = await this.payments.find(refund.paymentId);
    const isReturnedWhole = moved === 'left' && refund.amountCents === payment?.amountCents;
    if (payment?.isContradicted && payment.intentId !== null && isReturnedWhole)
      await this.findings.settleContradiction(payment.intentId, at);
    if (payment?.isInLedger === false) return;
    const excess = payment?.isOwedBack ?? false;
    const { bookingId, amountCents: amount } = refund;
    const movement = { providerId: report.id, bookingId, amount, excess, at };
    await this.ledger.enter(moved === 'left' ? refundPaid(movement) : refundReturned(movement));
  }

  private change(refundId: string, update: (refund: Refund) => void | Promise<void>): Promise<Refund | null> {
    return this.unitOfWork.run(async () => {
      const refund = await this.lock(refundId);
      if (!refund) return null;
      const before = refund.status;
      await update(refund);
      await this.refunds.save(refund);
      await this.afterChange(refund, before);
      return refund;
    });
  }

  /** Locks the booking first, then the refund. */
  private async lock(refundId: string): Promise<Refund | null> {
    const bookingId = (await this.refunds.find(refundId))?.bookingId;
    if (bookingId === undefined) return null;
    await this.bookings.lock(bookingId);
    return this.refunds.lock(refundId);
  }

  private async afterChange(
    { id: refundId, bookingId, paymentId, status }: Refund,
    before: RefundStatus,
  ): Promise<void> {
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
