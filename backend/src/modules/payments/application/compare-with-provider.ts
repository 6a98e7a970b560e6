import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { Intent } from '../domain/intent.js';
import type { Difference, Finding, Movement, MovementKind } from '../domain/movement.js';
import { ProviderUnavailable } from '../domain/payment-errors.js';
import type { ProviderRefund } from '../domain/refund.js';
import { HearOfRefund } from './hear-of-refund.js';
import { Findings, Movements } from './movements.js';
import { PaymentGateway } from './payment-gateway.js';
import { PaymentRepository } from './payment-repository.js';
import { SettlePayment } from './settle-payment.js';

const DAYS_MS = 3 * 24 * 3_600_000;

/** What moves between the two sides' answers is no difference: the second look finds it on both. */
const LOOKS = 2;

/**
 * Compares every movement of the last days with the provider, both ways. What we missed is recorded on the usual road;
 * what still differs is kept and reported, and looked at again every time until it is resolved.
 */
@Injectable()
export class CompareWithProvider {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly movements: Movements,
    private readonly findings: Findings,
    private readonly settle: SettlePayment,
    private readonly hear: HearOfRefund,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Answers what differs. @throws ProviderUnavailable */
  async execute(): Promise<Finding[]> {
    const differences: Difference[] = [];
    for (const { kind, providerId } of await this.suspects()) {
      const difference = await this.lookAt(kind, providerId);
      if (difference !== null) differences.push(difference);
    }
    return this.unitOfWork.run(async () => {
      for (const difference of await this.findings.replace(differences, this.clock.now()))
        this.logger.error(difference, 'our books and the provider’s differ');
      return this.findings.open();
    });
  }

  /** What one side tells otherwise than the other, or has told otherwise before; payments before their refunds. */
  private async suspects(): Promise<Omit<Movement, 'cents'>[]> {
    const since = new Date(this.clock.now().getTime() - DAYS_MS);
    const theirs = await this.theirMovements(since);
    const ours = await this.movements.since(since);
    const told = new Map(theirs.map((movement) => [keyOf(movement), movement.cents]));
    const known = new Map(ours.map((movement) => [keyOf(movement), movement.cents]));
    const suspects = new Map(
      [...theirs, ...ours]
        .filter((movement) => told.get(keyOf(movement)) !== known.get(keyOf(movement)))
        .concat((await this.findings.open()).map((finding) => ({ ...finding, cents: 0 })))
        .map((movement) => [keyOf(movement), movement]),
    );
    return [...suspects.values()].sort((a, b) => a.kind.localeCompare(b.kind));
  }

  private async theirMovements(since: Date): Promise<Movement[]> {
    const movements: Movement[] = [];
    for (const intent of await this.gateway.intentsSince(since)) {
      const cents = moneyOf(intent);
      const isOurs = intent.paymentId !== null || (await this.payments.byIntent(intent.id)) !== null;
      if (cents !== null && isOurs) movements.push({ kind: 'payment', providerId: intent.id, cents });
    }
    for (const refund of await this.gateway.refundsSince(since)) {
      const cents = moneySentBy(refund);
      const isOurs = refund.refundId !== null || (await this.payments.byIntent(refund.intentId)) !== null;
      if (cents !== null && isOurs) movements.push({ kind: 'refund', providerId: refund.id, cents });
    }
    return movements;
  }

  private async lookAt(kind: MovementKind, providerId: string): Promise<Difference | null> {
    let difference: Difference | null = null;
    for (let look = 1; look <= LOOKS; look++) {
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
    return moneyOf(intent);
  }

  private async recordRefund(refundId: string): Promise<number | null> {
    const refund = await this.gateway.retrieveRefund(refundId);
    if (refund === null) return null;
    await this.record(refundId, () => this.hear.record(refund));
    return moneySentBy(refund);
  }

  /** What cannot be recorded stays a difference, and holds up no other. */
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

function moneyOf({ status, receivedCents }: Intent): number | null {
  return status === 'succeeded' ? receivedCents : null;
}

/** The part of a hold that was let go is a refund that moved no money. */
function moneySentBy({ status, movedMoney, amountCents }: ProviderRefund): number | null {
  return status === 'succeeded' && movedMoney ? amountCents : null;
}
