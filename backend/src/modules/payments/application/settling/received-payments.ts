import { Injectable } from '@nestjs/common';
import { BookingsFacade } from '../../../bookings/index.js';
import type { Payment } from '../../domain/payment.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { SettlePayment } from './settle-payment.js';

/** Finds payments of which the provider reports what came after: a refund or a dispute. */
@Injectable()
export class ReceivedPayments {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly settle: SettlePayment,
  ) {}

  /**
   * Returns the payment of an intent, or null if none was received. A refund or a dispute may be
   * reported before the payment itself.
   * @throws ProviderUnavailable
   */
  async byIntent(intentId: string): Promise<Payment | null> {
    const payment = await this.payments.byIntent(intentId);
    if (payment === null || payment.hasReceived) return payment;
    await this.settle.execute(intentId);
    const settled = await this.payments.byIntent(intentId);
    return settled?.hasReceived ? settled : null;
  }

  /**
   * Locks the booking of a payment, then the payment. Returns it as it is now: its payer may have
   * left meanwhile.
   */
  async lock(payment: Payment): Promise<Payment> {
    await this.bookings.lock(payment.bookingId);
    return (await this.payments.lock(payment.id)) ?? payment;
  }
}
