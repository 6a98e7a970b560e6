import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type Cents, subtract, sum, ZERO } from '../../../../kernel/domain/money.js';
import { type BookingAccount, BookingNotActive, BookingsFacade } from '../../../bookings/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { paymentGivenBack } from '../../domain/ledger.js';
import type { Payment } from '../../domain/payment.js';
import type { Refund } from '../../domain/refund.js';
import {
  LeaveAfterComplete,
  LeaveDisputed,
  LeaveTooLate,
  LeaveUndecided,
  PlaceNotYours,
} from '../../domain/place-errors.js';
import { EndPayments } from '../intents/end-payments.js';
import { DisputeRepository } from '../ports/dispute-repository.js';
import { LedgerRepository } from '../ports/ledger-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/** A payer who gives up the places of one payment. */
export interface Leaving {
  bookingId: string;
  paymentId: string;
  playerId: string;
}

/**
 * Gives up the places of one payment while something is still missing and the deadline has not
 * passed. The whole payment goes back to its card, and the places open again (docs/adr/0068).
 */
@Injectable()
export class LeavePlace {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly disputes: DisputeRepository,
    private readonly ledger: LedgerRepository,
    private readonly requestRefunds: RequestRefunds,
    private readonly endPayments: EndPayments,
    private readonly events: Events,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Leaving again changes nothing. Returns the amount that goes back now: what an employee has
   * refunded before is not in it.
   * @throws PlaceNotYours, BookingNotActive, LeaveAfterComplete, LeaveTooLate, LeaveDisputed,
   *   LeaveUndecided, ProviderUnavailable
   */
  async execute(leaving: Leaving): Promise<Cents> {
    await this.endPayments.until(() => this.unitOfWork.run(() => this.outdatedOrDone(leaving)));
    const payment = await this.payments.find(leaving.paymentId);
    return payment ? sum((await this.goingBack(payment)).map(({ amountCents }) => amountCents)) : ZERO;
  }

  /** Returns the id of a payment that has to end first, or null if the place is left. */
  private async outdatedOrDone({ bookingId, paymentId, playerId }: Leaving): Promise<string | null> {
    const booking = await this.bookings.lock(bookingId);
    const payment = booking && (await this.payments.lock(paymentId));
    if (!booking || payment?.bookingId !== bookingId || payment.playerId !== playerId)
      throw new PlaceNotYours();
    if (payment.purpose !== 'share') throw new PlaceNotYours();
    if (payment.hasLeft) return null;
    if (!payment.isCounted) throw new PlaceNotYours();
    await this.assertMayLeave(booking, payment);
    const outdated = await this.paymentOfRest(bookingId);
    if (outdated !== null) return outdated;
    await this.giveBack(payment);
    return null;
  }

  private async assertMayLeave(booking: BookingAccount, payment: Payment): Promise<void> {
    if (booking.status === 'expired' || booking.closeKind === 'deadline') throw new LeaveTooLate();
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.missingCents === 0) throw new LeaveAfterComplete();
    if (booking.paymentDueAt <= this.clock.now()) throw new LeaveTooLate();
    const disputes = await this.disputes.ofBooking(booking.id);
    if (disputes.some((dispute) => dispute.paymentId === payment.id)) throw new LeaveDisputed();
  }

  /** A card form for the rest asks for less than what is missing afterwards, so it ends first. */
  private async paymentOfRest(bookingId: string): Promise<string | null> {
    const rest = (await this.payments.ofBooking(bookingId)).find(
      ({ purpose, isInFlight }) => purpose === 'full' && isInFlight,
    );
    if (rest?.status === 'processing') throw new LeaveUndecided();
    return rest?.id ?? null;
  }

  private async giveBack(payment: Payment): Promise<void> {
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
