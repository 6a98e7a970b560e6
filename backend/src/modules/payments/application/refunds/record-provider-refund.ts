import { Injectable } from '@nestjs/common';
import { PaymentGateway, type ProviderRefund } from '../../../payment-provider/index.js';
import type { Refund } from '../../domain/refund.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { ReceivedPayments } from '../settling/received-payments.js';
import { FollowRefund } from './follow-refund.js';
import { RecordOutsideRefund } from './record-outside-refund.js';

/** Records a refund that the provider reports: one of this application, or one made elsewhere. */
@Injectable()
export class RecordProviderRefund {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly refunds: RefundRepository,
    private readonly received: ReceivedPayments,
    private readonly follow: FollowRefund,
    private readonly outside: RecordOutsideRefund,
  ) {}

  /** Retrieves a refund from the provider and records it. @throws ProviderUnavailable */
  async execute(providerRefundId: string): Promise<void> {
    const report = await this.gateway.retrieveRefund(providerRefundId);
    if (report !== null) await this.record(report);
  }

  /** Records a refund that the provider has just reported. @throws ProviderUnavailable */
  async record(report: ProviderRefund): Promise<void> {
    const stored = await this.storedRefund(report);
    if (stored !== null) return this.follow.execute(stored.id, report, stored.key);
    if (report.status === 'failed' || !report.movedMoney) return;
    const payment = await this.received.byIntent(report.intentId);
    if (payment === null) return;
    await this.outside.execute(payment, report);
    await this.followUp(report);
  }

  /** Reports that came before the refund was stored were ignored, so the server asks once more. */
  private async followUp({ id }: ProviderRefund): Promise<void> {
    const stored = await this.refunds.byProviderId(id);
    const report = await this.gateway.retrieveRefund(id);
    if (stored !== null && report !== null) await this.follow.execute(stored.id, report, stored.key);
  }

  private storedRefund({ id, refundId }: ProviderRefund): Promise<Refund | null> {
    return refundId === null ? this.refunds.byProviderId(id) : this.refunds.find(refundId);
  }
}
