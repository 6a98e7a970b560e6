import { Injectable } from '@nestjs/common';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { EndPayment } from '../intents/end-payment.js';
import type { Payment } from '../../domain/payment.js';
import { PaymentRepository } from '../ports/payment-repository.js';

/** Releases the hold on the organiser's card when the booking is paid in full. */
@Injectable()
export class ReleaseGuarantee {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly endPayment: EndPayment,
  ) {}

  /** Returns true if the booking has a hold to release. */
  async isHeld(bookingId: BookingId): Promise<boolean> {
    return (await this.guaranteesOf(bookingId)).length > 0;
  }

  /** @throws ProviderUnavailable */
  async execute(bookingId: BookingId): Promise<void> {
    for (const { id } of await this.guaranteesOf(bookingId)) await this.endPayment.execute(id);
  }

  private async guaranteesOf(bookingId: BookingId): Promise<Payment[]> {
    const payments = await this.payments.ofBooking(bookingId);
    return payments.filter(({ purpose, isFinal }) => purpose === 'guarantee' && !isFinal);
  }
}
