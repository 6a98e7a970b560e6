import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { PaymentId } from '../../../../kernel/domain/ids.js';
import { BookingsFacade } from '../../../bookings/index.js';
import type { Payment } from '../../domain/payment.js';
import { placeHeldUntil } from '../../domain/place-hold.js';
import { CountDeclines } from '../intents/count-declines.js';
import { EndPayment } from '../intents/end-payment.js';
import { OpenIntent } from '../intents/open-intent.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { SettleHold } from '../settling/settle-hold.js';

/**
 * Repairs one unfinished payment: places an order that a crash interrupted, records an unreported
 * result, and ends a payment that is no longer needed.
 */
@Injectable()
export class RepairPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly openIntent: OpenIntent,
    private readonly endPayment: EndPayment,
    private readonly countDeclines: CountDeclines,
    private readonly settleHold: SettleHold,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnavailable */
  async execute(paymentId: PaymentId): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (payment === null || payment.isFinal) return;
    // The payer may have confirmed in time. Ending the payment would end the hold.
    if (payment.snapshot().cardCheck !== null && payment.intentId !== null) {
      await this.settleHold.execute(payment.intentId);
      if ((await this.payments.find(paymentId))?.isFinal !== false) return;
    }
    if (await this.isObsolete(payment)) {
      await this.endPayment.execute(paymentId);
      return;
    }
    const intent = await this.openIntent.execute(payment);
    if (intent !== null) await this.countDeclines.execute(intent);
  }

  /**
   * Returns true if the payment is too late, too many cards were declined, or nothing is left to
   * pay. A charge at the deadline ends with the release of the booking instead.
   */
  private async isObsolete(payment: Payment): Promise<boolean> {
    const now = this.clock.now();
    const { bookingId, purpose, createdAt } = payment;
    if (payment.isStale(now) || payment.wasStoppedByDeclines) return true;
    if (purpose === 'deadline') return false;
    const booking = await this.unitOfWork.run(() => this.bookings.lock(bookingId));
    if (booking === null || booking.missingCents === 0) return true;
    const { paymentDueAt } = booking;
    return (purpose === 'share' ? placeHeldUntil(createdAt, paymentDueAt) : paymentDueAt) <= now;
  }
}
