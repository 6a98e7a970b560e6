import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { toCents } from '../../../kernel/domain/money.js';
import { BookingsFacade } from '../../bookings/index.js';
import type { Payment } from '../domain/payment.js';
import { type ProviderRefund, Refund } from '../domain/refund.js';
import { FollowRefund } from './follow-refund.js';
import { PaymentGateway } from './payment-gateway.js';
import { PaymentRepository, RefundRepository } from './payment-repository.js';
import { RequestRefunds } from './request-refunds.js';
import { SettlePayment } from './settle-payment.js';

/** Takes note of a refund of the provider: one of ours, or one that somebody made at the provider itself. */
@Injectable()
export class HearOfRefund {
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

  /** Asks the provider what became of it. @throws ProviderUnavailable */
  async execute(providerRefundId: string): Promise<void> {
    const told = await this.gateway.retrieveRefund(providerRefundId);
    if (told !== null) await this.record(told);
  }

  /** Records what the provider has just said of a refund. @throws ProviderUnavailable */
  async record(told: ProviderRefund): Promise<void> {
    const known = await this.known(told);
    if (known !== null) return this.follow.execute(known, told, known.key);
    if (told.status === 'failed' || !told.movedMoney) return;
    const payment = await this.receivedPayment(told.intentId);
    if (payment === null) return;
    await this.recordFromOutside(payment, told);
    await this.followSince(told);
  }

  /** What the provider has said of it before it was recorded here went unheard. */
  private async followSince({ id }: ProviderRefund): Promise<void> {
    const [recorded, told] = [await this.refunds.byProviderId(id), await this.gateway.retrieveRefund(id)];
    if (recorded !== null && told !== null) await this.follow.execute(recorded, told, recorded.key);
  }

  private known({ id, refundId }: ProviderRefund): Promise<Refund | null> {
    return refundId === null ? this.refunds.byProviderId(id) : this.refunds.find(refundId);
  }

  /** The payment that went back; the news of its arrival may be later than that of its return. */
  private async receivedPayment(intentId: string): Promise<Payment | null> {
    const payment = await this.payments.byIntent(intentId);
    if (payment === null || payment.state.status === 'succeeded') return payment;
    await this.settle.execute(intentId);
    const settled = await this.payments.byIntent(intentId);
    return settled?.state.status === 'succeeded' ? settled : null;
  }

  /** The money has moved, or is about to: recorded against its payment, it takes the place of what we owed. */
  private recordFromOutside({ state }: Payment, told: ProviderRefund): Promise<void> {
    const { id: paymentId, bookingId } = state;
    return this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      if ((await this.refunds.byProviderId(told.id)) !== null) return;
      const createdAt = this.clock.now();
      const amountCents = toCents(told.amountCents);
      const refund = Refund.request({
        ...{ id: this.ids.next(), paymentId, bookingId, amountCents, createdAt },
        reason: 'outside',
      });
      await this.follow.move(refund, told);
      await this.refunds.add(refund);
      await this.requestRefunds.execute(bookingId);
    });
  }
}
