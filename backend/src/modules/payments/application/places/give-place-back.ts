import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type Cents, subtract, sum } from '../../../../kernel/domain/money.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { paymentGivenBack } from '../../domain/ledger.js';
import type { Payment } from '../../domain/payment.js';
import type { Refund } from '../../domain/refund.js';
import { LedgerRepository } from '../ports/ledger-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/** Opens the places of a payment again, and gives its money back (docs/adr/0068). */
@Injectable()
export class GivePlaceBack {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly ledger: LedgerRepository,
    private readonly requestRefunds: RequestRefunds,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Runs inside the unit of work of the caller, which holds the lock of the booking. */
  async execute(payment: Payment): Promise<void> {
    const { id: paymentId, bookingId, playerId, intentId, amountCents } = payment;
    const at = this.clock.now();
    payment.leave(at);
    await this.payments.save(payment);
    const places = await this.links.leave(bookingId, paymentId);
    await this.bookings.giveBack(bookingId, amountCents);
    // A refund by an employee at the provider has left the revenue before.
    const owed = subtract(amountCents, await this.refundedBefore(payment));
    if (owed > 0)
      await this.ledger.enter(paymentGivenBack({ intentId: intentId ?? paymentId, bookingId, owed, at }));
    await this.requestRefunds.execute(bookingId);
    const refundId = (await this.goingBack(payment))[0]?.id;
    const left = { bookingId, paymentId, playerId, places, ...(refundId && { refundId }) };
    await this.events.publish({ name: 'payment.left', payload: left });
  }

  /** Returns the amount that goes back to the payer, or has gone. */
  async amountOf(payment: Payment): Promise<Cents> {
    return sum((await this.goingBack(payment)).map(({ amountCents }) => amountCents));
  }

  /** Returns the refunds of a payment that this application owes or has made. */
  private async goingBack({ id, bookingId }: Payment): Promise<Refund[]> {
    const refunds = await this.refunds.ofBooking(bookingId);
    return refunds.filter(
      ({ paymentId, status, isOutside }) => paymentId === id && status !== 'void' && !isOutside,
    );
  }

  private async refundedBefore({ id, bookingId }: Payment): Promise<Cents> {
    const refunds = await this.refunds.ofBooking(bookingId);
    const moved = refunds.filter(({ paymentId, status }) => paymentId === id && status === 'succeeded');
    return sum(moved.map(({ amountCents }) => amountCents));
  }
}
