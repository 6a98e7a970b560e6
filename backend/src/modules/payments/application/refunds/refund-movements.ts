import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import { FindingRepository } from '../../../findings/index.js';
import type { ProviderRefund } from '../../../payment-provider/index.js';
import { refundPaid, refundReturned } from '../../domain/ledger.js';
import type { Refund } from '../../domain/refund.js';
import { LedgerRepository } from '../ports/ledger-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';

/** Enters what the provider reports of a refund in the ledger. */
@Injectable()
export class RefundMovements {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly ledger: LedgerRepository,
    private readonly findings: FindingRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies a report to a refund and enters the movement in the ledger. The caller holds the lock
   * of the booking, inside a unit of work.
   */
  async apply(refund: Refund, report: ProviderRefund): Promise<void> {
    const at = this.clock.now();
    const moved = refund.follow(report, at);
    if (moved === 'nothing') return;
    const payment = await this.payments.find(refund.paymentId);
    const isReturnedWhole = moved === 'left' && refund.amountCents === payment?.amountCents;
    if (payment?.isContradicted && payment.intentId !== null && isReturnedWhole)
      await this.findings.settleContradiction(payment.intentId, at);
    if (payment?.isInLedger === false) return;
    const excess = payment?.isOwedBack ?? false;
    const { bookingId, amountCents: amount } = refund;
    const movement = { providerId: report.id, bookingId, amount, excess, at };
    await this.ledger.enter(moved === 'left' ? refundPaid(movement) : refundReturned(movement));
  }
}
