import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { type Cents, subtract, sum } from '../../../kernel/domain/money.js';
import { type BookingAccount, BookingsFacade } from '../../bookings/index.js';
import type { Payment, PaymentState } from '../domain/payment.js';
import { Refund, refundPlan, type RefundReason } from '../domain/refund.js';
import { PaymentRepository, RefundRepository } from './payment-repository.js';
import { SEND_REFUND_TASK } from './payment-tasks.js';

/** What of a payment has to go back in all, whoever sends it. */
interface Due {
  payment: PaymentState;
  amount: Cents;
  reason: RefundReason;
}

/**
 * Decides refunds and has them sent: as much of each payment as has to go back and has not gone. What somebody sent back
 * at the provider itself counts, whenever we hear of it.
 */
@Injectable()
export class RequestRefunds {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Inside the unit of work of whatever makes money due; harmless to repeat. */
  async execute(bookingId: string): Promise<void> {
    const booking = await this.bookings.lock(bookingId);
    if (booking === null) return;
    const refunds = (await this.refunds.ofBooking(bookingId)).filter(({ state }) => state.status !== 'void');
    for (const due of duesOf(booking, await this.payments.ofBooking(bookingId))) {
      const ofPayment = refunds.filter(({ state }) => state.paymentId === due.payment.id);
      await this.bringInLine(due, ofPayment);
    }
  }

  private async bringInLine({ payment, amount, reason }: Due, refunds: readonly Refund[]): Promise<void> {
    const outside = totalOf(refunds.filter((refund) => refund.isOutside));
    const ours = refunds.filter((refund) => !refund.isOutside);
    const due = subtract(amount, outside);
    let requested = totalOf(ours);
    for (const refund of ours) {
      // The provider never sends back more than it received: what does not fit any more was not made there.
      const cannotBeMade = refund.isOpen && requested + outside > payment.amountCents;
      if (requested <= due || !(refund.isIdle || cannotBeMade)) continue;
      refund.void(this.clock.now());
      await this.refunds.save(refund);
      requested = subtract(requested, refund.state.amountCents);
    }
    const missing = subtract(due, requested);
    if (missing > 0) await this.request(payment, missing, reason);
  }

  private async request(
    { id: paymentId, bookingId }: PaymentState,
    amountCents: Cents,
    reason: RefundReason,
  ) {
    const refundId = this.ids.next();
    const createdAt = this.clock.now();
    await this.refunds.add(
      Refund.request({ id: refundId, paymentId, bookingId, amountCents, reason, createdAt }),
    );
    await this.jobs.schedule(SEND_REFUND_TASK, { refundId }, { key: `${SEND_REFUND_TASK}:${refundId}` });
  }
}

/** A released booking gives back what its terms say, spread over what counted; excess goes back whole. */
function duesOf(booking: BookingAccount, payments: readonly Payment[]): Due[] {
  const excess = payments.filter(({ state }) => state.status === 'succeeded' && state.excess);
  const dues: Due[] = excess.map(({ state }) => ({
    payment: state,
    amount: state.amountCents,
    reason: 'excess',
  }));
  if (booking.status !== 'cancelled' && booking.status !== 'expired') return dues;
  const reason = booking.status;
  const counted = payments.filter((payment) => payment.isCounted).map(({ state }) => state);
  return [...dues, ...refundPlan(counted, booking.refundCents).map((part) => ({ ...part, reason }))];
}

function totalOf(refunds: readonly Refund[]): Cents {
  return sum(refunds.map(({ state }) => state.amountCents));
}
