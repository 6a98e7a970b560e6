import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { CURRENCY, formatAmount } from '../../../../kernel/domain/money.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { NothingToReturn } from '../../domain/payment-errors.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/** Gives the money of a payment that contradicts ours back, because an admin has decided so. */
@Injectable()
export class ReturnContradicted {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly requestRefunds: RequestRefunds,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Gives the money back in full and records it in the audit log. Safe to repeat.
   * @throws NothingToReturn if the intent is not that of a contradicted payment
   */
  async execute(intentId: string, adminId: AdminId): Promise<void> {
    const found = await this.payments.byIntent(intentId);
    if (found === null) throw new NothingToReturn();
    await this.unitOfWork.run(async () => {
      await this.bookings.lock(found.bookingId);
      const payment = await this.payments.lock(found.id);
      if (!payment?.isContradicted) throw new NothingToReturn();
      if (payment.isExcess) return;
      payment.markExcess();
      await this.payments.save(payment);
      await this.requestRefunds.execute(payment.bookingId);
      const amount = `${formatAmount(payment.amountCents)} ${payment.snapshot().takenCurrency ?? CURRENCY}`;
      const subject = { type: 'payment', id: payment.id, label: intentId };
      await this.audit.record({ adminId, action: 'payment.returned', subject, after: { amount } });
    });
  }
}
