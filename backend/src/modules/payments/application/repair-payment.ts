import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../bookings/index.js';
import type { Payment } from '../domain/payment.js';
import { placeHeldUntil } from '../domain/place-hold.js';
import { EndPayment } from './end-payment.js';
import { OpenIntent } from './open-intent.js';
import { PaymentRepository } from './payment-repository.js';

/**
 * Looks after one payment under way: finishes what a crash interrupted, records what nobody reported, and ends at the
 * provider what nobody is to pay any more.
 */
@Injectable()
export class RepairPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly openIntent: OpenIntent,
    private readonly endPayment: EndPayment,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnavailable */
  async execute(paymentId: string): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (payment === null || payment.isFinal) return;
    if (await this.isOver(payment)) await this.endPayment.execute(paymentId);
    else await this.openIntent.execute(payment);
  }

  /** Its time is up, or there is nothing left to pay. A charge at the deadline is the release's to end. */
  private async isOver(payment: Payment): Promise<boolean> {
    const now = this.clock.now();
    const { bookingId, purpose, createdAt } = payment.state;
    if (payment.isAbandoned(now)) return true;
    if (purpose === 'deadline') return false;
    const booking = await this.unitOfWork.run(() => this.bookings.lock(bookingId));
    if (booking === null || booking.missingCents === 0) return true;
    const { paymentDueAt } = booking;
    return (purpose === 'share' ? placeHeldUntil(createdAt, paymentDueAt) : paymentDueAt) <= now;
  }
}
