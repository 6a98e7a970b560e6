import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { Payment } from '../domain/payment.js';
import { OpenIntent } from './open-intent.js';
import { PaymentGateway } from './payment-gateway.js';
import { PaymentRepository } from './payment-repository.js';
import { SettlePayment } from './settle-payment.js';

/** Looks after one payment under way: finishes what a crash interrupted, records what nobody reported. */
@Injectable()
export class RepairPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly openIntent: OpenIntent,
    private readonly settle: SettlePayment,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnavailable */
  async execute(paymentId: string): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (payment === null || payment.isFinal) return;
    if (!payment.isAbandoned(this.clock.now())) return void (await this.openIntent.execute(payment));
    await this.giveUp(payment);
  }

  /** Whatever the provider says after its cancelling is the truth, also where it came too late. */
  private async giveUp(payment: Payment): Promise<void> {
    if (payment.state.intentId === null) return void (await this.openIntent.execute(payment));
    const intent = await this.gateway.cancelIntent(payment.state.intentId);
    if (intent !== null) await this.settle.record(intent);
  }
}
