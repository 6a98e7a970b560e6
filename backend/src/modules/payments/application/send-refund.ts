import { Injectable, Logger } from '@nestjs/common';
import type { ProviderRefund, Refund } from '../domain/refund.js';
import { FollowRefund } from './follow-refund.js';
import { HearOfRefund } from './hear-of-refund.js';
import { OrderSpent, PaymentGateway, type RefundOrder, RefundRefused } from './payment-gateway.js';
import { PaymentRepository, RefundRepository } from './payment-repository.js';

/** Brings a refund to its end: sent, followed, tried again after a definite failure, or left to a person. */
@Injectable()
export class SendRefund {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly follow: FollowRefund,
    private readonly hear: HearOfRefund,
  ) {}

  /** Safe to repeat at any time. @throws ProviderUnavailable */
  async execute(refundId: string): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (!refund?.isOpen) return;
    const payment = await this.payments.find(refund.state.paymentId);
    const intentId = payment?.state.intentId;
    if (!intentId) throw new Error(`refund ${refundId} has no intent`);
    const order = { refundId, intentId, amount: refund.state.amountCents, key: refund.key };
    const told = await this.atProvider(refund, order);
    if (told === null) return;
    await this.follow.execute(refund, told, order.key);
    if (told === 'refused') await this.hearOfOthers(intentId);
  }

  /** `null`: it came to be void, or is another attempt by now, before it was sent. */
  private async atProvider(refund: Refund, order: RefundOrder): Promise<ProviderRefund | 'refused' | null> {
    if (refund.state.providerId !== null) {
      const known = await this.gateway.retrieveRefund(refund.state.providerId);
      if (known) return known;
    }
    if (refund.state.status === 'submitted') {
      const sent = await this.find(order);
      if (sent) return sent;
    } else {
      await this.follow.submit(refund);
      if (!refund.isOpen || refund.key !== order.key) return null;
    }
    return this.send(order);
  }

  private async send(order: RefundOrder): Promise<ProviderRefund | 'refused'> {
    try {
      return await this.gateway.refund(order);
    } catch (error) {
      if (error instanceof OrderSpent) return (await this.find(order)) ?? 'refused';
      if (!(error instanceof RefundRefused)) throw error;
      this.logger.error({ refundId: order.refundId, code: error.code }, 'the provider refuses a refund');
      return 'refused';
    }
  }

  private async find({ intentId, key }: RefundOrder): Promise<ProviderRefund | undefined> {
    return (await this.gateway.refundsOf(intentId)).find((refund) => refund.key === key);
  }

  /** A refusal may mean that somebody was faster, at the provider itself. */
  private async hearOfOthers(intentId: string): Promise<void> {
    const made = await this.gateway.refundsOf(intentId);
    for (const told of made.filter(({ key }) => key === null)) await this.hear.record(told);
  }
}
