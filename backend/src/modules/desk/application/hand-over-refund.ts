import { Injectable } from '@nestjs/common';
import type { AdminId, BookingId } from '../../../kernel/domain/ids.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { formatAmount, sum } from '../../../kernel/domain/money.js';
import { type BookingAccount, BookingNotFound, BookingsFacade } from '../../bookings/index.js';
import { NothingToHandOver } from '../domain/desk-errors.js';
import { PaymentRepository, type Refund, refundPaid, RefundRepository } from '../../payments/index.js';
import { DeskAudit } from './desk-audit.js';
import { DeskMoney } from './desk-money.js';

/** Records that the club has given back what was paid at its desk, the way it came. */
@Injectable()
export class HandOverRefund {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly money: DeskMoney,
    private readonly audit: DeskAudit,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws BookingNotFound, NothingToHandOver if everything has been given back, TillClosed */
  execute(bookingId: BookingId, adminId: AdminId): Promise<void> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(bookingId);
      if (!booking) throw new BookingNotFound();
      const waiting = (await this.refunds.ofBooking(bookingId)).filter((refund) => refund.isToHandOver);
      if (waiting.length === 0) throw new NothingToHandOver();
      for (const refund of waiting) await this.handOver(booking, refund, adminId);
      const amount = formatAmount(sum(waiting.map(({ amountCents }) => amountCents)));
      const action = 'booking.refund_handed_over';
      await this.audit.record({ bookingId, adminId, action, after: { amount } });
    });
  }

  private async handOver({ venueId }: BookingAccount, refund: Refund, adminId: AdminId): Promise<void> {
    const { bookingId, paymentId, amountCents: amount } = refund;
    const payment = await this.payments.find(paymentId);
    if (!payment) throw new Error(`refund ${refund.id} has no payment`);
    const at = this.clock.now();
    const providerId = refund.handOver(adminId, at);
    await this.refunds.save(refund);
    const { account, isExcess: excess } = payment;
    const paid = refundPaid({ providerId, bookingId, amount, excess, at, account });
    await this.money.enter(paid, { venueId, adminId });
  }
}
