import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { type BookingAccount, BookingsFacade } from '../../../bookings/index.js';
import { CustomerRepository } from '../../../payment-provider/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import type { Payment } from '../../domain/payment.js';
import { CLOSE_BOOKING_TASK } from '../payment-tasks.js';
import { RequestRefunds } from './request-refunds.js';

/** Starts what follows from a payment that has ended, inside the unit of work of the settlement. */
@Injectable()
export class AfterPayment {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly customers: CustomerRepository,
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

  /** Gives friends until after the play to pay, if the booking was sold so (docs/adr/0102). */
  async guarantee({ bookingId, createdAt }: Payment): Promise<void> {
    const dueAt = await this.bookings.guarantee(bookingId, createdAt);
    if (dueAt) await this.links.expireAt(bookingId, dueAt);
  }

  /** Updates the payment link, publishes what was counted, and resumes a release. */
  async follow(payment: Payment): Promise<void> {
    const { bookingId, purpose } = payment;
    if (purpose === 'guarantee' && !payment.isCounted) await this.endGuarantee(payment);
    const isShared = await this.updateLink(payment);
    const booking = await this.bookings.lock(bookingId);
    if (payment.isCounted) await this.publishCounted(payment, booking, isShared);
    if (booking?.status === 'closing')
      await this.jobs.schedule(
        CLOSE_BOOKING_TASK,
        { bookingId },
        { key: `${CLOSE_BOOKING_TASK}:${bookingId}` },
      );
  }

  /** Without a card that the deadline can charge, the organiser has to pay sooner. */
  private async endGuarantee({ bookingId, playerId }: Payment): Promise<void> {
    const card = await this.customers.cardAtDeadline(bookingId, playerId);
    const dueAt = await this.bookings.endGuarantee(bookingId, card !== null);
    if (dueAt) await this.links.expireAt(bookingId, dueAt);
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
   */
  private async publishCounted(
    { id: paymentId, bookingId, purpose, playerId }: Payment,
    booking: BookingAccount | null,
    isShared: boolean,
  ): Promise<void> {
    const isWhole = booking?.playerId === playerId && booking.missingCents === 0;
    const isToldByConfirmation = purpose === 'full' && !isShared && isWhole;
    const counted = { name: 'payment.counted', payload: { bookingId, paymentId, isToldByConfirmation } };
    const charged = { name: 'payment.charged_at_deadline', payload: { bookingId } };
    const isAtDeadline = purpose === 'deadline' || purpose === 'guarantee';
    // A guarantee that a cancellation has captured keeps no court for its player.
    if (isAtDeadline && booking?.closeKind === 'deadline') await this.events.publish(counted, charged);
    else await this.events.publish(counted);
  }
}
