import { reset } from '../data/reset.mjs';
import { saturate } from '../load/closed-loop.mjs';
import { sendAtRate } from '../load/open-loop.mjs';
import { median } from '../report/statistics.mjs';
import { costOf } from './cost.mjs';

/** A load at fixed times that is higher needs a core of its own, and then measures itself. */
const MOST_PER_SECOND = 1_000;

/**
 * Measures product and bare program in turns, so that noise hits both. Chance decides who begins a
 * round. Afterwards the product gets half of the load that it can bear, for the latencies of an
 * ordinary busy hour.
 * @param {import('../load/workloads.mjs').Workload} workload
 */
export async function compare(bench, workload, { rounds, seconds, warmUpSeconds, amount, connections }) {
  const sides = { product: [], bare: [] };
  const asked = {
    product: await workload.asked(bench, 'product'),
    bare: await workload.asked(bench, 'bare'),
  };
  const load = (side, time) => saturate(bench[side].url, asked[side], { seconds: time, amount, connections });
  for (const side of ['product', 'bare']) await load(side, warmUpSeconds);
  for (let round = 0; round < rounds; round++) {
    for (const side of Math.random() < 0.5 ? ['product', 'bare'] : ['bare', 'product']) {
      if (workload.writes) await startOver(bench);
      const result = await costOf(bench, [bench[side]], () => load(side, seconds));
      bench.say(`${workload.name}, ${side}: ${describe(result)}`);
      sides[side].push(result);
    }
  }
  if (workload.writes) await startOver(bench);
  const rate = Math.min(median(sides.product.map((round) => round.rate)) / 2, MOST_PER_SECOND);
  const atHalf = await sendAtRate(bench.product.url, asked.product, { rate, seconds });
  bench.say(`${workload.name}, product at ${rate.toFixed(0)}/s: p99 ${atHalf.p99.toFixed(1)} ms`);
  if (workload.writes) await startOver(bench);
  return { name: workload.name, ...sides, atHalf };
}

/** Removes what was booked, so that all hours are free again. */
export async function startOver(bench) {
  await reset(bench.client);
  bench.freeHours.allFreeAgain();
}

const describe = ({ rate, serverUs, databaseUs }) =>
  `${rate.toFixed(0)}/s, server ${serverUs.toFixed(0)} µs, database ${databaseUs.toFixed(0)} µs`;
