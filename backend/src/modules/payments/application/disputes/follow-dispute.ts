import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type Dispute, disputeTransactions, followedDispute, isOpenDispute } from '../../domain/dispute.js';
import { PaymentGateway, type ProviderDispute } from '../../../payment-provider/index.js';
import type { Payment } from '../../domain/payment.js';
import { DisputeRepository } from '../ports/dispute-repository.js';
import { LedgerRepository } from '../ports/ledger-repository.js';
import { ReceivedPayments } from '../settling/received-payments.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/**
 * Records a dispute and enters its movements in the ledger. Refunds wait while it is open
 * (SendRefund). A lost dispute counts as refunded; after any other end the refunds continue.
 */
@Injectable()
export class FollowDispute {
  private readonly logger = new Logger('disputes');

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly disputes: DisputeRepository,
    private readonly received: ReceivedPayments,
    private readonly ledger: LedgerRepository,
    private readonly requestRefunds: RequestRefunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Retrieves a dispute from the provider and records it. Reports may come in any order, so it asks
   * again until nothing has changed: an older state that was stored last does not stay.
   * @throws ProviderUnavailable
   */
  async execute(disputeId: string): Promise<void> {
    let report = await this.gateway.retrieveDispute(disputeId);
    while (report !== null && (await this.record(report))) {
      const current = await this.gateway.retrieveDispute(disputeId);
      report = current !== null && hasChanged(report, current) ? current : null;
    }
  }

  /** Records every dispute of an intent. @throws ProviderUnavailable */
  async ofIntent(intentId: string): Promise<void> {
    for (const report of await this.gateway.disputesOf(intentId)) await this.record(report);
  }

  /** Records what the provider has just reported. Returns false if the charge is not ours. */
  async record(report: ProviderDispute): Promise<boolean> {
    const payment = await this.received.byIntent(report.intentId);
    if (payment === null) return false;
    const { id: paymentId, bookingId } = payment;
    const isNew = await this.unitOfWork.run(async () => {
      const current = await this.received.lock(payment);
      const stored = await this.disputes.find(report.id);
      const dispute = followedDispute(report, payment, stored, this.clock.now());
      await this.disputes.put(dispute);
      // Its payer may have left meanwhile. What the bank withdraws is then owed anyway.
      if (current.isInLedger) await this.enter(dispute, stored, current, report);
      if (!isOpenDispute(dispute.status)) await this.requestRefunds.execute(bookingId);
      return stored === null;
    });
    const { id: disputeId, status, reason, amountCents } = report;
    const facts = { disputeId, status, reason, amountCents, paymentId, bookingId };
    if (isNew) this.logger.error({ alert: 'dispute', ...facts }, 'a payer disputes a payment');
    return true;
  }

  private async enter(
    dispute: Dispute,
    before: Dispute | null,
    payment: Payment,
    { movements }: ProviderDispute,
  ): Promise<void> {
    const entered = new Set(await this.ledger.idsOf(dispute.bookingId));
    const entry = { dispute, before, isOwedBack: payment.isOwedBack, at: this.clock.now() };
    for (const transaction of disputeTransactions(entry, movements, entered))
      await this.ledger.enter(transaction);
  }
}

function hasChanged(before: ProviderDispute, after: ProviderDispute): boolean {
  return before.status !== after.status || before.movements.length !== after.movements.length;
}
