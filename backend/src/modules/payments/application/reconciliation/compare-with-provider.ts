import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { Intent } from '../../domain/intent.js';
import type { Difference, Finding, Movement, MovementKind } from '../../domain/movement.js';
import { ProviderUnavailable } from '../../domain/payment-errors.js';
import type { ProviderRefund } from '../../domain/refund.js';
import { RecordProviderRefund } from '../refunds/record-provider-refund.js';
import { FindingRepository } from '../ports/finding-repository.js';
import { MovementQueries } from '../ports/movement-queries.js';
import { PaymentGateway } from '../ports/payment-gateway.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { SettlePayment } from '../settling/settle-payment.js';

const COMPARED_PERIOD_MS = 3 * 24 * 3_600_000;

/** Money may move between reading the two sides. The second check then finds it on both. */
const CHECKS = 2;

/**
 * Compares every movement of the last days between the ledger and the provider. A movement missing
 * in the ledger is recorded. A remaining difference is stored, logged, and checked again on every
 * run until it is resolved.
 */
@Injectable()
export class CompareWithProvider {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly movements: MovementQueries,
    private readonly findings: FindingRepository,
    private readonly settle: SettlePayment,
    private readonly recordProviderRefund: RecordProviderRefund,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the unresolved findings. @throws ProviderUnavailable */
  async execute(): Promise<Finding[]> {
    const differences: Difference[] = [];
    for (const { kind, providerId } of await this.toCheck()) {
      const difference = await this.check(kind, providerId);
      if (difference !== null) differences.push(difference);
    }
    return this.unitOfWork.run(async () => {
      for (const difference of await this.findings.replace(differences, this.clock.now()))
        this.logger.error(difference, 'the ledger and the provider differ');
      return this.findings.open();
    });
  }

  /** Returns movements that differ, and those with an open finding; payments before refunds. */
  private async toCheck(): Promise<Omit<Movement, 'cents'>[]> {
    const since = new Date(this.clock.now().getTime() - COMPARED_PERIOD_MS);
    const theirs = await this.theirMovements(since);
    const ours = await this.movements.since(since);
    const theirCents = new Map(theirs.map((movement) => [keyOf(movement), movement.cents]));
    const ourCents = new Map(ours.map((movement) => [keyOf(movement), movement.cents]));
    const movements = new Map(
      [...theirs, ...ours]
        .filter((movement) => theirCents.get(keyOf(movement)) !== ourCents.get(keyOf(movement)))
        .concat((await this.findings.open()).map((finding) => ({ ...finding, cents: 0 })))
        .map((movement) => [keyOf(movement), movement]),
    );
    return [...movements.values()].sort((a, b) => a.kind.localeCompare(b.kind));
  }

  private async theirMovements(since: Date): Promise<Movement[]> {
    const movements: Movement[] = [];
    for (const intent of await this.gateway.intentsSince(since)) {
      const cents = receivedBy(intent);
      const isOurs = intent.paymentId !== null || (await this.payments.byIntent(intent.id)) !== null;
      if (cents !== null && isOurs) movements.push({ kind: 'payment', providerId: intent.id, cents });
    }
    for (const refund of await this.gateway.refundsSince(since)) {
      const cents = refundedBy(refund);
      const isOurs = refund.refundId !== null || (await this.payments.byIntent(refund.intentId)) !== null;
      if (cents !== null && isOurs) movements.push({ kind: 'refund', providerId: refund.id, cents });
    }
    return movements;
  }

  private async check(kind: MovementKind, providerId: string): Promise<Difference | null> {
    let difference: Difference | null = null;
    for (let check = 1; check <= CHECKS; check++) {
      const theirCents =
        kind === 'payment' ? await this.recordPayment(providerId) : await this.recordRefund(providerId);
      const ourCents = await this.movements.find(kind, providerId);
      difference = ourCents === theirCents ? null : { kind, providerId, ourCents, theirCents };
      if (difference === null) break;
    }
    return difference;
  }

  private async recordPayment(intentId: string): Promise<number | null> {
    const intent = await this.gateway.retrieveIntent(intentId);
    if (intent === null) return null;
    await this.record(intentId, () => this.settle.record(intent));
    return receivedBy(intent);
  }

  private async recordRefund(refundId: string): Promise<number | null> {
    const refund = await this.gateway.retrieveRefund(refundId);
    if (refund === null) return null;
    await this.record(refundId, () => this.recordProviderRefund.record(refund));
    return refundedBy(refund);
  }

  /** A movement that cannot be recorded stays a difference and does not stop the others. */
  private async record(providerId: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw error;
      this.logger.error({ providerId, error }, 'a movement cannot be recorded');
    }
  }
}

const keyOf = ({ kind, providerId }: Omit<Movement, 'cents'>): string => `${kind} ${providerId}`;

function receivedBy({ status, receivedCents }: Intent): number | null {
  return status === 'succeeded' ? receivedCents : null;
}

/** The provider reports the released part of a hold as a refund, but it moved no money. */
function refundedBy({ status, movedMoney, amountCents }: ProviderRefund): number | null {
  return status === 'succeeded' && movedMoney ? amountCents : null;
}
