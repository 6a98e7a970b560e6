import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { EndPayment } from './end-payment.js';
import { PaymentRepository } from './payment-repository.js';

/** Gives a place free that was held for somebody who did not pay it. The intent is ended first; settling frees it. */
@Injectable()
export class ReleasePlace {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly endPayment: EndPayment,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnavailable, TooEarly: come again */
  async execute(paymentId: string, until: Date): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment || payment.isFinal) return;
    if (this.clock.now() < until) throw new TooEarly(paymentId);
    await this.endPayment.execute(paymentId);
  }
}

class TooEarly extends Error {
  constructor(paymentId: string) {
    super(`the place of payment ${paymentId} is still held`);
  }
}
