import { Injectable } from '@nestjs/common';
import { EndPayment } from './end-payment.js';
import { PaymentRepository } from './payment-repository.js';

/** Lets go of the hold on the organiser's card, once everything is paid. */
@Injectable()
export class DropGuarantee {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly endPayment: EndPayment,
  ) {}

  /** @throws ProviderUnavailable */
  async execute(bookingId: string): Promise<void> {
    for (const payment of await this.payments.ofBooking(bookingId)) {
      if (payment.state.purpose === 'guarantee' && !payment.isFinal)
        await this.endPayment.execute(payment.state.id);
    }
  }
}
