import { Injectable } from '@nestjs/common';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { EndPayment } from '../intents/end-payment.js';
import { PaymentRepository } from '../ports/payment-repository.js';

/** Releases the hold on the organiser's card when the booking is paid in full. */
@Injectable()
export class ReleaseGuarantee {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly endPayment: EndPayment,
  ) {}

  /** @throws ProviderUnavailable */
  async execute(bookingId: BookingId): Promise<void> {
    for (const payment of await this.payments.ofBooking(bookingId)) {
      if (payment.purpose === 'guarantee' && !payment.isFinal) await this.endPayment.execute(payment.id);
    }
  }
}
