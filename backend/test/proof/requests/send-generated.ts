import type { Contract } from '../../http/contract.js';
import type { TestApp } from '../../support/app/app.js';
import { Sequence, type Tally } from './sequence.js';

const AT_ONCE = 8;

export interface Outcome {
  /** Each with its request, and the ones before it. */
  complaints: string[];
  tally: Tally;
}

/** Sends this number of requests in several sequences at once. */
export async function sendGenerated(
  app: TestApp,
  contract: Contract,
  seed: number,
  count: number,
): Promise<Outcome> {
  await raiseLimits(app);
  const sequences = Array.from(
    { length: AT_ONCE },
    (_, at) => new Sequence(app, contract, seed * AT_ONCE + at),
  );
  let left = count;
  const tellWhole = async (sequence: Sequence) => {
    while (left-- > 0) await sequence.go();
  };
  await Promise.all(sequences.map(tellWhole));
  return {
    complaints: sequences.flatMap(({ complaints }) => complaints),
    tally: sumOf(sequences.map(({ tally }) => tally)),
  };
}

/** Adds up how often each call was sent. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum: Tally = new Map();
  for (const [name, { sent, succeeded }] of tallies.flatMap((tally) => [...tally])) {
    const before = sum.get(name) ?? { sent: 0, succeeded: 0 };
    sum.set(name, { sent: before.sent + sent, succeeded: before.succeeded + succeeded });
  }
  return sum;
}

/** Returns the calls that have never succeeded. */
export const unreached = ({ operations }: Contract, tally: Tally): string[] =>
  operations.map(({ name }) => name).filter((name) => !tally.get(name)?.succeeded);

/** Lets no limit of attempts be reached in this database, so that the code behind them is. */
async function raiseLimits(app: TestApp): Promise<void> {
  await app.sql(`create or replace function never_limited() returns trigger language plpgsql
    as $$ begin new.hits := 0; return new; end $$`);
  await app.sql(`create or replace trigger never_limited before insert or update on rate_limits
    for each row execute function never_limited()`);
}
