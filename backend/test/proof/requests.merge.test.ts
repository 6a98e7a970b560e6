import { randomInt } from 'node:crypto';
import { readContract } from '../http/contract.js';
import { expectConsistentLedger } from '../money/provider-side.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { Figures, proofCount, proofSeed } from './proof.js';
import { sendGenerated, sumOf, unreached } from './requests/send-generated.js';
import type { Tally } from './requests/sequence.js';

const COUNT = proofCount(20_000);
/** Another one in each run. */
const SEED = process.env['PROOF_SEED'] === undefined ? randomInt(1_000_000) : proofSeed();
/** A database of its own for this many, so that none grows without end. */
const OF_EACH_DATABASE = 50_000;
/** Fewer requests reach fewer calls. */
const ENOUGH = 20_000;
const REACHED_SHARE = 0.92;
const SHOWN = 10;
const SETTLES_MS = 60_000;

const contract = await readContract();
const figures = new Figures();
afterAll(() => figures.write());

test(
  `${COUNT} requests of people who act on what they got have no 5xx, and none takes 2 s (seed ${SEED})`,
  async () => {
    const tallies: Tally[] = [];
    const complaints: string[] = [];
    for (let sent = 0; sent < COUNT; sent += OF_EACH_DATABASE) {
      const count = Math.min(OF_EACH_DATABASE, COUNT - sent);
      const app = await startTestApp();
      try {
        const outcome = await sendGenerated(app, contract, SEED + sent, count);
        tallies.push(outcome.tally);
        complaints.push(...outcome.complaints);
        const broken = await brokenBooks(app);
        const failures = outcome.complaints.length + (broken === null ? 0 : 1);
        figures.add('nothing_lost', 'requests', count, failures);
        if (broken !== null) throw broken;
      } finally {
        await app.close();
      }
    }
    expect([complaints.slice(0, SHOWN), complaints.length]).toEqual([[], 0]);
    const missed = unreached(contract, sumOf(tallies));
    const reached = 1 - missed.length / contract.operations.length;
    process.stdout.write(
      `${(reached * 100).toFixed(1)} % of the calls succeeded, not ${missed.join(', ')}\n`,
    );
    expect(COUNT < ENOUGH || reached >= REACHED_SHARE).toBe(true);
  },
  COUNT * 30 + 120_000,
);

/**
 * Returns why the invariants or the provider's books do not hold at rest, or null. Prints what the
 * failure names, because sequences at once do not repeat each other exactly.
 */
async function brokenBooks(app: TestApp): Promise<Error | null> {
  try {
    await eventually(() => expectConsistentLedger(app), SETTLES_MS);
    return null;
  } catch (failure) {
    await print(app, String(failure).match(UUID) ?? []);
    return failure as Error;
  }
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Prints the rows that contain one of these ids. */
async function print(app: TestApp, ids: string[]): Promise<void> {
  for (const table of ['bookings', 'shared_links', 'payments', 'audit_log'])
    for (const row of await app.sql(
      `select to_jsonb(t) as "${table}" from ${table} t where to_jsonb(t)::text ~ any ($1)`,
      [ids],
    ))
      process.stdout.write(`${JSON.stringify(row)}\n`);
}
