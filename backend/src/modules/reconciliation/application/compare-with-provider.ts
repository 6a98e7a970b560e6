import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import {
  balanceOf,
  type Comparison,
  type Finding,
  FindingRepository,
  type Movement,
  type MovementKind,
} from '../../findings/index.js';
import { MovementQueries } from './ports/movement-queries.js';
import { ProviderMovements } from '../../payments/index.js';

const COMPARED_PERIOD_MS = 3 * 24 * 3_600_000;

/** Money may move between reading the two sides. The second check then finds it on both. */
const CHECKS = 2;

/** A charge is recorded before what depends on it. */
const ORDER: readonly MovementKind[] = ['payment', 'refund', 'fee', 'dispute'];

type MovementKey = Omit<Movement, 'cents'>;

/**
 * Compares every movement of the last days between the ledger and the provider: charges, their
 * fees, refunds and disputes. A movement missing in the ledger is recorded. A remaining difference
 * is stored, logged, and checked again on every run until it is resolved.
 */
@Injectable()
export class CompareWithProvider {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly provider: ProviderMovements,
    private readonly movements: MovementQueries,
    private readonly findings: FindingRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the unresolved findings. @throws ProviderUnavailable */
  async execute(): Promise<Finding[]> {
    const since = new Date(this.clock.now().getTime() - COMPARED_PERIOD_MS);
    const compared = await this.compare(since);
    const differences = compared.filter(({ ourCents, theirCents }) => ourCents !== theirCents);
    return this.unitOfWork.run(async () => {
      const comparedAt = this.clock.now();
      for (const difference of await this.findings.replace(differences, comparedAt))
        this.logger.error({ alert: 'ledger_differs', ...difference }, 'the ledger and the provider differ');
      await this.findings.keepComparison({
        comparedAt,
        since,
        movements: compared.length,
        ourCents: total(compared, ({ ourCents }) => ourCents),
        theirCents: total(compared, ({ theirCents }) => theirCents),
      });
      return this.findings.open();
    });
  }

  /** Compares the movements of the period, every dispute in progress, and open findings. */
  private async compare(since: Date): Promise<Comparison[]> {
    const theirs = byKey(await this.provider.since(since));
    const ours = byKey(await this.movements.since(since));
    const equal: Comparison[] = [];
    const uncertain: MovementKey[] = (await this.findings.open()).filter(isMovement);
    for (const [key, { kind, providerId, cents }] of new Map([...theirs, ...ours])) {
      if (theirs.get(key)?.cents !== ours.get(key)?.cents) uncertain.push({ kind, providerId });
      else equal.push({ kind, providerId, ourCents: cents, theirCents: cents });
    }
    for (const providerId of await this.provider.disputesSince(since))
      uncertain.push({ kind: 'dispute', providerId });
    const checked = await this.checkEach([...byKey(uncertain).values()]);
    const checkedKeys = byKey(checked);
    return checked.concat(equal.filter((movement) => !checkedKeys.has(keyOf(movement))));
  }

  private async checkEach(movements: readonly MovementKey[]): Promise<Comparison[]> {
    const checked: Comparison[] = [];
    for (const wanted of ORDER)
      for (const { kind, providerId } of movements)
        if (kind === wanted) checked.push(await this.check(kind, providerId));
    return checked;
  }

  private async check(kind: MovementKind, providerId: string): Promise<Comparison> {
    let comparison: Comparison = { kind, providerId, ourCents: null, theirCents: null };
    for (let check = 1; check <= CHECKS; check++) {
      const theirCents = await this.provider.record(kind, providerId);
      const ourCents = await this.movements.find(kind, providerId);
      comparison = { kind, providerId, ourCents, theirCents };
      if (ourCents === theirCents) break;
    }
    return comparison;
  }
}

const keyOf = ({ kind, providerId }: MovementKey): string => `${kind} ${providerId}`;

function byKey<M extends MovementKey>(movements: readonly M[]): Map<string, M> {
  return new Map(movements.map((movement) => [keyOf(movement), movement]));
}

/** A contradiction is no movement: the admin decides about it. */
function isMovement(finding: Finding): finding is Finding & { kind: MovementKind } {
  return finding.kind !== 'contradiction';
}

function total(compared: readonly Comparison[], centsOf: (one: Comparison) => number | null): number {
  return compared.reduce((sum, one) => sum + balanceOf(one.kind, centsOf(one)), 0);
}
