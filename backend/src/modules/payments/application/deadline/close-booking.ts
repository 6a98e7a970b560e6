import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { BookingsFacade } from '../../../bookings/index.js';
import type { Payment } from '../../domain/payment.js';
import { EndPayment } from '../intents/end-payment.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { CollectAtDeadline } from './collect-at-deadline.js';
import { FinishRelease } from './finish-release.js';

/** The bank is still deciding about a payment. The hour stays taken and the job runs again. */
class StillProcessing extends Error {
  constructor(bookingId: BookingId) {
    super(`a payment of booking ${bookingId} is still being processed`);
  }
}

/**
 * Finishes the release of a booking. It ends every intent at the provider before it frees the hour,
 * so that no player can pay for an hour that another player has booked. At the deadline it collects
 * the missing amount first, from the guarantee or a saved card; if that succeeds, the booking
 * stays. Safe to repeat after any interruption.
 */
@Injectable()
export class CloseBooking {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly endPayment: EndPayment,
    private readonly collect: CollectAtDeadline,
    private readonly release: FinishRelease,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws ProviderUnavailable or StillProcessing; the job then runs again */
  async execute(bookingId: BookingId): Promise<void> {
    const booking = await this.unitOfWork.run(() => this.bookings.lock(bookingId));
    if (booking?.status !== 'closing') return;
    const atDeadline = booking.closeKind === 'deadline';
    if (atDeadline) await this.collect.askAboutHolds(bookingId);
    await this.endPayments(bookingId, (payment) => !(atDeadline && payment.isHeldGuarantee));
    if (atDeadline) await this.collect.execute(bookingId);
    await this.endPayments(bookingId);
    const isFinished = await this.unitOfWork.run(() => this.release.execute(bookingId));
    if (!isFinished) throw new StillProcessing(bookingId);
  }

  /**
   * Captures what is missing from the guarantee, before the player's cancellation begins.
   * @throws ProviderUnavailable
   */
  collectFirst(bookingId: BookingId): Promise<void> {
    return this.collect.beforeCancelling(bookingId);
  }

  private async endPayments(
    bookingId: BookingId,
    selects: (payment: Payment) => boolean = () => true,
  ): Promise<void> {
    for (const payment of await this.payments.ofBooking(bookingId)) {
      if (payment.isFinal || !selects(payment)) continue;
      const ended = await this.endPayment.execute(payment.id);
      if (ended && !ended.isFinal) throw new StillProcessing(bookingId);
    }
  }
}
