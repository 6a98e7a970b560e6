import { Injectable, Logger } from '@nestjs/common';
import {
  type Intent,
  PaymentGateway,
  type ProviderRefund,
  ProviderUnavailable,
} from '../../../payment-provider/index.js';
import type { Movement, MovementKind } from '../../../findings/index.js';
import { FollowDispute } from '../disputes/follow-dispute.js';
import { DisputeRepository } from '../ports/dispute-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RecordProviderRefund } from '../refunds/record-provider-refund.js';
import { SettlePayment } from '../settling/settle-payment.js';

/** The provider's side of the comparison: lists movements, and records those that we missed. */
@Injectable()
export class ProviderMovements {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly disputes: DisputeRepository,
    private readonly settle: SettlePayment,
    private readonly recordProviderRefund: RecordProviderRefund,
    private readonly followDispute: FollowDispute,
  ) {}

  /** Returns the movements of our charges and refunds since then. @throws ProviderUnavailable */
  async since(since: Date): Promise<Movement[]> {
    const movements: Movement[] = [];
    for (const intent of await this.gateway.intentsSince(since)) {
      const cents = receivedBy(intent);
      if (cents === null || !(await this.isOurs(intent.paymentId, intent.id))) continue;
      movements.push({ kind: 'payment', providerId: intent.id, cents });
      if (intent.feeCents) movements.push({ kind: 'fee', providerId: intent.id, cents: intent.feeCents });
    }
    for (const refund of await this.gateway.refundsSince(since)) {
      const cents = refundedBy(refund);
      if (cents === null || !(await this.isOurs(refund.refundId, refund.intentId))) continue;
      movements.push({ kind: 'refund', providerId: refund.id, cents });
    }
    return movements;
  }

  /** Returns the disputes that may have moved money since then. @throws ProviderUnavailable */
  async disputesSince(since: Date): Promise<string[]> {
    const theirs = await this.gateway.disputesSince(since);
    const ours = await this.disputes.since(since);
    return [...new Set(theirs.map(({ id }) => id).concat(ours))];
  }

  /**
   * Asks the provider about a movement, records what we missed, and returns its cents. Null: the
   * provider has no such movement, or it does not belong into our ledger.
   * @throws ProviderUnavailable
   */
  record(kind: MovementKind, providerId: string): Promise<number | null> {
    if (kind === 'refund') return this.refund(providerId);
    return kind === 'dispute' ? this.dispute(providerId) : this.charge(kind, providerId);
  }

  private async charge(kind: 'payment' | 'fee', intentId: string): Promise<number | null> {
    const intent = await this.gateway.retrieveIntent(intentId);
    if (intent === null) return null;
    await this.attempt(intentId, () => this.settle.record(intent));
    const payment = await this.payments.byIntent(intentId);
    if (payment?.isInLedger === false) return null;
    if (kind === 'payment') return receivedBy(intent);
    return payment?.hasReceived && intent.feeCents ? intent.feeCents : null;
  }

  private async refund(refundId: string): Promise<number | null> {
    const refund = await this.gateway.retrieveRefund(refundId);
    if (refund === null) return null;
    await this.attempt(refundId, () => this.recordProviderRefund.record(refund));
    const payment = await this.payments.byIntent(refund.intentId);
    return payment?.isInLedger === false ? null : refundedBy(refund);
  }

  private async dispute(disputeId: string): Promise<number | null> {
    const dispute = await this.gateway.retrieveDispute(disputeId);
    if (dispute === null) return null;
    await this.attempt(disputeId, () => this.followDispute.record(dispute));
    const payment = await this.payments.byIntent(dispute.intentId);
    if (!payment?.isInLedger || dispute.movements.length === 0) return null;
    return dispute.movements.reduce((sum, { cents, feeCents }) => sum + cents - feeCents, 0);
  }

  private async isOurs(ownId: string | null, intentId: string): Promise<boolean> {
    return ownId !== null || (await this.payments.byIntent(intentId)) !== null;
  }

  /** A movement that cannot be recorded stays a difference and does not stop the others. */
  private async attempt(providerId: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw error;
      this.logger.error({ providerId, error }, 'a movement cannot be recorded');
    }
  }
}

function receivedBy({ status, receivedCents }: Intent): number | null {
  return status === 'succeeded' ? receivedCents : null;
}

/** The provider reports the released part of a hold as a refund, but it moved no money. */
function refundedBy({ status, movedMoney, amountCents }: ProviderRefund): number | null {
  return status === 'succeeded' && movedMoney ? amountCents : null;
}
