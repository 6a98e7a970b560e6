import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId, PaymentId, PlayerId } from '../../../../kernel/domain/ids.js';
import { type Cents, ZERO } from '../../../../kernel/domain/money.js';
import { type BookingAccount, BookingNotActive, BookingsFacade } from '../../../bookings/index.js';
import type { Payment } from '../../domain/payment.js';
import {
  LeaveAfterComplete,
  LeaveDisputed,
  LeaveTooLate,
  LeaveUndecided,
  PlaceNotYours,
} from '../../domain/place-errors.js';
import { EndPayments } from '../intents/end-payments.js';
import { DisputeRepository } from '../ports/dispute-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { GivePlaceBack } from './give-place-back.js';

/** A payer who gives up the places of one payment. */
export interface Leaving {
  bookingId: BookingId;
  paymentId: PaymentId;
  playerId: PlayerId;
}

/**
 * Gives up the places of one payment while something is still missing, before the deadline and the
 * start of the play. The whole payment goes back to its card, and the places open again
 * (docs/adr/0068).
 */
@Injectable()
export class LeavePlace {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly disputes: DisputeRepository,
    private readonly endPayments: EndPayments,
    private readonly back: GivePlaceBack,
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
    return payment ? this.back.amountOf(payment) : ZERO;
  }

  /** Returns the id of a payment that has to end first, or null if the place is left. */
  private async outdatedOrDone({ bookingId, paymentId, playerId }: Leaving): Promise<PaymentId | null> {
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
    await this.back.execute(payment);
    return null;
  }

  private async assertMayLeave(booking: BookingAccount, payment: Payment): Promise<void> {
    if (booking.status === 'expired' || booking.closeKind === 'deadline') throw new LeaveTooLate();
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.missingCents === 0) throw new LeaveAfterComplete();
    const now = this.clock.now();
    if (booking.paymentDueAt <= now || booking.startsAt <= now) throw new LeaveTooLate();
    const disputes = await this.disputes.ofBooking(booking.id);
    if (disputes.some((dispute) => dispute.paymentId === payment.id)) throw new LeaveDisputed();
  }

  /** A card form for the rest asks for less than what is missing afterwards, so it ends first. */
  private async paymentOfRest(bookingId: BookingId): Promise<PaymentId | null> {
    const rest = (await this.payments.ofBooking(bookingId)).find(
      ({ purpose, isInFlight }) => purpose === 'full' && isInFlight,
    );
    if (rest?.status === 'processing') throw new LeaveUndecided();
    return rest?.id ?? null;
  }
}
