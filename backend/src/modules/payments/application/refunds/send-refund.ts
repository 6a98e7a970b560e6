import { Injectable, Logger } from '@nestjs/common';
import { FollowDispute } from '../disputes/follow-dispute.js';
import { DisputeRepository } from '../ports/dispute-repository.js';
import {
  OrderSpent,
  PaymentGateway,
  type ProviderRefund,
  ProviderUnavailable,
  type RefundOrder,
  RefundRefused,
} from '../../../payment-provider/index.js';
import type { Refund } from '../../domain/refund.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { FollowRefund } from './follow-refund.js';
import { RecordProviderRefund } from './record-provider-refund.js';

/**
 * Sends a refund to the provider and records the outcome. A failed refund is sent again, by a job.
 * While the payer's bank decides about a dispute, refunds of the payment wait: the provider refuses
 * them, and the bank may return the money itself.
 */
@Injectable()
export class SendRefund {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: RefundRepository,
    private readonly disputes: DisputeRepository,
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly follow: FollowRefund,
    private readonly recordProviderRefund: RecordProviderRefund,
    private readonly followDispute: FollowDispute,
  ) {}

  /** Safe to repeat at any time. @throws ProviderUnavailable */
  async execute(refundId: string): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (!refund?.isOpen || (await this.disputes.holdsRefunds(refund.paymentId))) return;
    const intentId = (await this.payments.find(refund.paymentId))?.intentId;
    if (!intentId) throw new Error(`refund ${refundId} has no intent`);
    const order = { refundId, intentId, amount: refund.amountCents, key: refund.key };
    const report = await this.atProvider(refund, order);
    if (report === null) return;
    if (report === 'disputed') {
      await this.followDispute.ofIntent(intentId);
      return;
    }
    await this.follow.execute(refundId, report, order.key);
    if (report === 'refused') await this.recordRefundsFromOutside(intentId);
  }

  /** Returns null if the refund was voided, or moved on to another attempt, before it was sent. */
  private async atProvider(
    refund: Refund,
    order: RefundOrder,
  ): Promise<ProviderRefund | 'refused' | 'disputed' | null> {
    if (refund.providerId !== null) {
      const existing = await this.gateway.retrieveRefund(refund.providerId);
      if (existing) return existing;
    }
    if (refund.status === 'submitted') {
      const existing = await this.find(order);
      if (existing) return existing;
    } else {
      const submitted = await this.follow.submit(order.refundId);
      if (!submitted?.isOpen || submitted.key !== order.key) return null;
    }
    return this.send(order);
  }

  private async send(order: RefundOrder): Promise<ProviderRefund | 'refused' | 'disputed'> {
    try {
      return await this.gateway.refund(order);
    } catch (error) {
      if (error instanceof OrderSpent) return (await this.find(order)) ?? this.tryAgainLater(order);
      if (!(error instanceof RefundRefused)) throw error;
      if (error.code === 'disputed') return 'disputed';
      this.logger.error({ refundId: order.refundId, code: error.code }, 'the provider refuses a refund');
      return 'refused';
    }
  }

  /** The pause of the job comes first, because the provider has just been in trouble. */
  private async tryAgainLater({ refundId, key }: RefundOrder): Promise<never> {
    await this.follow.takeNewKey(refundId, key);
    throw new ProviderUnavailable();
  }

  private async find({ intentId, key }: RefundOrder): Promise<ProviderRefund | undefined> {
    return (await this.gateway.refundsOf(intentId)).find((refund) => refund.key === key);
  }

  /** A refusal may mean that the money was already refunded directly at the provider. */
  private async recordRefundsFromOutside(intentId: string): Promise<void> {
    const made = await this.gateway.refundsOf(intentId);
    for (const report of made.filter(({ key }) => key === null))
      await this.recordProviderRefund.record(report);
  }
}
