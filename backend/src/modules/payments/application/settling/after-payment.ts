import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { type BookingAccount, BookingsFacade } from '../../../bookings/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import type { Payment } from '../../domain/payment.js';
import { CLOSE_BOOKING_TASK } from '../payment-tasks.js';
import { RequestRefunds } from './request-refunds.js';

/** Starts what follows from a payment that has ended, inside the unit of work of the settlement. */
@Injectable()
export class AfterPayment {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinksFacade,
    private readonly requestRefunds: RequestRefunds,
    private readonly jobs: Jobs,
    private readonly events: Events,
  ) {}

  /** Refunds money that the booking did not accept. */
  async giveBack({ id: paymentId, bookingId, playerId, amountCents }: Payment): Promise<void> {
    await this.requestRefunds.execute(bookingId);
    const payload = { paymentId, bookingId, playerId, amountCents };
    await this.events.publish({ name: 'payment.excess', payload });
  }

  /** Updates the payment link, publishes what was counted, and resumes a release. */
  async follow(payment: Payment): Promise<void> {
    const { bookingId } = payment;
    const isShared = await this.updateLink(payment);
    const booking = await this.bookings.lock(bookingId);
    if (payment.isCounted) await this.publishCounted(payment, isShared ? null : booking);
    if (booking?.status === 'closing')
      await this.jobs.schedule(
        CLOSE_BOOKING_TASK,
        { bookingId },
        { key: `${CLOSE_BOOKING_TASK}:${bookingId}` },
      );
  }

  /** Returns true if the booking may have a payment link. */
  private async updateLink({ id, bookingId, playerId, purpose, isCounted }: Payment): Promise<boolean> {
    if (purpose === 'share') {
      if (isCounted) await this.links.markPaid(bookingId, id, playerId);
      else await this.links.free(bookingId, id);
      return true;
    }
    if (isCounted) return this.links.voidRest(bookingId);
    if (purpose === 'full') await this.links.freeRest(bookingId);
    return true;
  }

  /**
   * If the organiser alone has paid the booking, no payer can leave it incomplete again, and the
   * letter that confirms it has the receipt.
   * @param unshared the booking, if it has no payment link
   */
  private async publishCounted(
    { id: paymentId, bookingId, purpose, playerId }: Payment,
    unshared: BookingAccount | null,
  ): Promise<void> {
    const isToldByConfirmation =
      purpose === 'full' && unshared?.playerId === playerId && unshared.missingCents === 0;
    const counted = { name: 'payment.counted', payload: { bookingId, paymentId, isToldByConfirmation } };
    const charged = { name: 'payment.charged_at_deadline', payload: { bookingId } };
    if (purpose === 'deadline' || purpose === 'guarantee') await this.events.publish(counted, charged);
    else await this.events.publish(counted);
  }
}
