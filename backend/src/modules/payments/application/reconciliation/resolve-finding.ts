import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { CURRENCY, formatAmount } from '../../../../kernel/domain/money.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { FindingNotFound, NothingToReturn } from '../../domain/payment-errors.js';
import { FindingRepository } from '../ports/finding-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/** What an admin does about a finding. Each act is in the audit log. */
@Injectable()
export class ResolveFinding {
  constructor(
    private readonly findings: FindingRepository,
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly requestRefunds: RequestRefunds,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Resolves an open finding with a note. @throws FindingNotFound */
  resolve(id: string, note: string, adminId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const resolved = await this.findings.resolve({ id, adminId, note, at: this.clock.now() });
      if (resolved === null) throw new FindingNotFound();
      const subject = { type: 'finding', id, label: resolved.providerId };
      await this.audit.record({ adminId, action: 'finding.resolved', subject, after: { note } });
    });
  }

  /**
   * Gives the money of a contradicted payment back in full. Safe to repeat.
   * @throws FindingNotFound if there is no such finding
   * @throws NothingToReturn if it is not about a contradicted payment
   */
  async giveBack(id: string, adminId: string): Promise<void> {
    const finding = await this.findings.find(id);
    if (finding === null) throw new FindingNotFound();
    const found = await this.payments.byIntent(finding.providerId);
    if (finding.kind !== 'contradiction' || found === null) throw new NothingToReturn();
    await this.unitOfWork.run(async () => {
      await this.bookings.lock(found.bookingId);
      const payment = await this.payments.lock(found.id);
      if (!payment?.isContradicted) throw new NothingToReturn();
      if (payment.isExcess) return;
      payment.markExcess();
      await this.payments.save(payment);
      await this.requestRefunds.execute(payment.bookingId);
      const amount = `${formatAmount(payment.amountCents)} ${payment.snapshot().takenCurrency ?? CURRENCY}`;
      const subject = { type: 'payment', id: payment.id, label: finding.providerId };
      await this.audit.record({ adminId, action: 'payment.returned', subject, after: { amount } });
    });
  }
}
