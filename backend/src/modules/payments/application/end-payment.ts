import { Injectable } from '@nestjs/common';
import type { Payment } from '../domain/payment.js';
import { OpenIntent } from './open-intent.js';
import { PaymentGateway } from './payment-gateway.js';
import { PaymentRepository } from './payment-repository.js';
import { SettlePayment } from './settle-payment.js';

/**
 * Ends a payment that nobody is to finish any more: cancels its intent at the provider, where it can then never charge,
 * and records what the provider says, also where the money was faster.
 */
@Injectable()
export class EndPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly openIntent: OpenIntent,
    private readonly gateway: PaymentGateway,
    private readonly settle: SettlePayment,
  ) {}

  /** Answers the payment as it then stands; one that the bank is deciding about is still under way. @throws ProviderUnavailable */
  async execute(paymentId: string): Promise<Payment | null> {
    let payment = await this.payments.find(paymentId);
    if (payment?.state.intentId === null && !payment.isFinal) {
      await this.openIntent.execute(payment); // whether the provider has it is unknown: the same order finds out
      payment = await this.payments.find(paymentId);
    }
    if (!payment || payment.isFinal || payment.state.intentId === null) return payment;
    const intent = await this.gateway.cancelIntent(payment.state.intentId);
    if (intent) await this.settle.record(intent);
    return this.payments.find(paymentId);
  }
}
