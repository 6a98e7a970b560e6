import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { EndPayment } from './end-payment.js';

/**
 * Opens a reserved place that was not paid in time. It ends the payment at the provider first;
 * settling the payment then opens the place.
 */
@Injectable()
export class ReleasePlace {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly endPayment: EndPayment,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnavailable or PlaceStillHeld; the job then runs again */
  async execute(paymentId: string, until: Date): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment || payment.isFinal) return;
    if (this.clock.now() < until) throw new PlaceStillHeld(paymentId);
    await this.endPayment.execute(paymentId);
  }
}

class PlaceStillHeld extends Error {
  constructor(paymentId: string) {
    super(`the place of payment ${paymentId} is still held`);
  }
}
