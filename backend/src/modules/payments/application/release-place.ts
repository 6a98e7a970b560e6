import { Injectable } from '@nestjs/common';
import { EndPayment } from './end-payment.js';
import { PaymentRepository } from './payment-repository.js';

/** Gives a place free that was held for somebody who did not pay it. The intent is ended first; settling frees it. */
@Injectable()
export class ReleasePlace {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly endPayment: EndPayment,
  ) {}

  /** @throws ProviderUnavailable */
  async execute(paymentId: string): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (payment && !payment.isFinal) await this.endPayment.execute(paymentId);
  }
}
