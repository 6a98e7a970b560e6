import { writeFileSync } from 'node:fs';

type Promised = 'sold_once' | 'money' | 'nothing_lost' | 'strangers';
type Kind =
  'operations' | 'hours_asked' | 'payments' | 'kills' | 'restarts' | 'cuts' | 'requests' | 'invariant_checks';

/** Returns how often a proof tries something: `PROOF_COUNT`, or what a merge needs. */
export function proofCount(inMerge: number): number {
  const count = Number(process.env['PROOF_COUNT'] ?? inMerge);
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError('PROOF_COUNT is no number');
  return count;
}

/** Returns the seed of random choices, `PROOF_SEED` or today's date, and prints it. */
export function proofSeed(): number {
  const seed = Number(process.env['PROOF_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
  if (!Number.isSafeInteger(seed)) throw new RangeError('PROOF_SEED is no number');
  process.stdout.write(`PROOF_SEED=${seed}\n`);
  return seed;
}

/** Counts the attempts of a proof for the file in `PROOF_FIGURES` (docs/proof/README.md). */
export class Figures {
  private readonly figures = new Map<
    string,
    { promise: Promised; kind: Kind; count: number; failures: number }
  >();

  add(promise: Promised, kind: Kind, count = 1, failures = 0): void {
    const name = `${promise} ${kind}`;
    const before = this.figures.get(name) ?? { promise, kind, count: 0, failures: 0 };
    const sum = { count: before.count + count, failures: before.failures + failures };
    this.figures.set(name, { promise, kind, ...sum });
  }

  /** Counts one attempt, and a failure if `attempt` throws. */
  async during<T>(promise: Promised, kind: Kind, attempt: () => Promise<T>): Promise<T> {
    this.add(promise, kind, 1, 1);
    const result = await attempt();
    this.add(promise, kind, 0, -1);
    return result;
  }

  write(): void {
    const figures = [...this.figures.values()].filter(({ count }) => count > 0);
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    const file = process.env['PROOF_FIGURES'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(figures));
  }
}
