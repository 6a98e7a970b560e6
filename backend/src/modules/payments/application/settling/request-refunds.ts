import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { type Cents, subtract, sum } from '../../../../kernel/domain/money.js';
import { type BookingAccount, BookingsFacade } from '../../../bookings/index.js';
import { lostIn } from '../../domain/dispute.js';
import type { Payment } from '../../domain/payment.js';
import { Refund, type RefundReason } from '../../domain/refund.js';
import { refundPlan } from '../../domain/refund-plan.js';
import { SEND_REFUND_TASK } from '../payment-tasks.js';
import { DisputeRepository } from '../ports/dispute-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { type GrantedPart, ResaleQueries } from '../ports/resale-queries.js';

/** The amount of a payment that has to be refunded in total, no matter who sends it. */
interface RefundDue {
  payment: Payment;
  amount: Cents;
  reason: RefundReason;
  /** After a resale, what had gone back of the payment before. The amount is net of that. */
  goneBefore?: Cents;
}

/**
 * Decides which refunds a booking needs, and schedules them. For each payment it requests what is
 * due and not refunded yet. Refunds made directly at the provider and lost disputes count too.
 */
@Injectable()
export class RequestRefunds {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly disputes: DisputeRepository,
    private readonly resales: ResaleQueries,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Runs inside the unit of work of the caller. Safe to repeat. */
  async execute(bookingId: BookingId): Promise<void> {
    const booking = await this.bookings.lock(bookingId);
    if (booking === null) return;
    const refunds = (await this.refunds.ofBooking(bookingId)).filter(({ status }) => status !== 'void');
    const disputes = await this.disputes.ofBooking(bookingId);
    const payments = await this.payments.ofBooking(bookingId);
    const granted = await this.resales.grantedTo(bookingId);
    for (const due of refundsDue(booking, payments, granted)) {
      const ofPayment = refunds.filter((refund) => refund.paymentId === due.payment.id);
      await this.requestMissing(due, ofPayment, lostIn(disputes, due.payment.id));
    }
  }

  /** @param lost what the payer got back from the bank in disputes */
  private async requestMissing(due: RefundDue, refunds: readonly Refund[], lost: Cents): Promise<void> {
    const { payment, amount, reason, goneBefore } = due;
    const isOwn = (refund: Refund) =>
      !refund.isOutside && refund.isAfterResale === (reason === 'resale') && refund.status !== 'void';
    const own = refunds.filter(isOwn);
    const others = refunds.filter((refund) => refund.status !== 'void' && !isOwn(refund));
    const elsewhere = sum([lost, totalOf(others)]);
    const refundedOutside = sum([lost, totalOf(others.filter((refund) => refund.isOutside))]);
    const covered = goneBefore === undefined ? refundedOutside : subtract(elsewhere, goneBefore);
    const needed = subtract(amount, covered);
    let requested = totalOf(own);
    for (const refund of own) {
      // The provider never refunds more than it received. An open refund beyond that was not made.
      const cannotBeMade = refund.isOpen && requested + elsewhere > payment.amountCents;
      if (requested <= needed || !(refund.isIdle || cannotBeMade)) continue;
      refund.void(this.clock.now());
      await this.refunds.save(refund);
      requested = subtract(requested, refund.amountCents);
    }
    const missing = subtract(needed, requested);
    if (missing > 0) await this.request(payment, missing, reason);
  }

  private async request(payment: Payment, amountCents: Cents, reason: RefundReason): Promise<void> {
    const refundId = this.ids.next();
    const terms = {
      id: refundId,
      paymentId: payment.id,
      bookingId: payment.bookingId,
      amountCents,
      reason,
      createdAt: this.clock.now(),
    };
    if (payment.account !== 'provider') return this.refunds.add(Refund.owedAtDesk(terms));
    await this.refunds.add(Refund.request(terms));
    await this.jobs.schedule(SEND_REFUND_TASK, { refundId }, { key: `${SEND_REFUND_TASK}:${refundId}` });
  }
}

/**
 * Excess payments, and those of players who left, are refunded completely. A released booking
 * refunds what its terms say, distributed over the payments that counted, and then what a resale
 * has brought back.
 */
function refundsDue(
  booking: BookingAccount,
  payments: readonly Payment[],
  granted: readonly GrantedPart[],
): RefundDue[] {
  const excess: RefundDue[] = payments
    .filter((payment) => payment.isExcess)
    .map((payment) => ({
      payment,
      amount: payment.amountCents,
      reason: payment.hasLeft ? 'left' : 'excess',
    }));
  if (booking.status !== 'cancelled' && booking.status !== 'expired') return excess;
  const reason = booking.status;
  const counted = payments.filter((payment) => payment.isCounted);
  const released = refundPlan(counted, booking.refundCents).map((part) => ({ ...part, reason }));
  const resold = granted.flatMap(({ paymentId, amountCents: amount, goneBefore }): RefundDue[] => {
    const payment = counted.find(({ id }) => id === paymentId);
    return payment ? [{ payment, amount, reason: 'resale', goneBefore }] : [];
  });
  return excess.concat(released, resold);
}

function totalOf(refunds: readonly Refund[]): Cents {
  return sum(refunds.map((refund) => refund.amountCents));
}
