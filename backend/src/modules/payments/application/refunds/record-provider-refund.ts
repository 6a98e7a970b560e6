import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { BookingsFacade } from '../../../bookings/index.js';
import type { Payment } from '../../domain/payment.js';
import { PaymentGateway, type ProviderRefund } from '../../../payment-provider/index.js';
import { Refund } from '../../domain/refund.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { SettlePayment } from '../settling/settle-payment.js';
import { FollowRefund } from './follow-refund.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/** Records a refund that the provider reports: one of this application, or one made elsewhere. */
@Injectable()
export class RecordProviderRefund {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly follow: FollowRefund,
    private readonly requestRefunds: RequestRefunds,
    private readonly settle: SettlePayment,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
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
    const payment = await this.receivedPayment(report.intentId);
    if (payment === null) return;
    await this.recordFromOutside(payment, report);
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

  /** Returns the refunded payment. Its refund may be reported before the payment itself. */
  private async receivedPayment(intentId: string): Promise<Payment | null> {
    const payment = await this.payments.byIntent(intentId);
    if (payment === null || payment.hasReceived) return payment;
    await this.settle.execute(intentId);
    const settled = await this.payments.byIntent(intentId);
    return settled?.hasReceived ? settled : null;
  }

  /** Stores a refund made elsewhere. It replaces refunds that the application owes. */
  private recordFromOutside({ id: paymentId, bookingId }: Payment, report: ProviderRefund): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      if ((await this.refunds.byProviderId(report.id)) !== null) return;
      const refund = Refund.request({
        id: this.ids.next(),
        paymentId,
        bookingId,
        amountCents: toCents(report.amountCents),
        reason: 'outside',
        createdAt: this.clock.now(),
      });
      await this.follow.applyReport(refund, report);
      await this.refunds.add(refund);
      await this.requestRefunds.execute(bookingId);
    });
  }
}
