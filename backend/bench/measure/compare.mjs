import { quiet, reset } from '../data/reset.mjs';
import { databaseCpuSeconds } from '../programs/processor.mjs';

const WARM_UP_SECONDS = 1;

/**
 * Measures product and bare program in turns, so that noise hits both. Chance decides who begins a
 * round.
 */
export async function compare(bench, workload, { rounds, seconds, connections }) {
  const sides = { product: [], bare: [] };
  const loads = {};
  for (const side of ['product', 'bare']) loads[side] = await workload.prepare(bench, side);
  for (const side of ['product', 'bare']) await loads[side]({ seconds: WARM_UP_SECONDS, connections });
  for (let round = 0; round < rounds; round++) {
    const order = Math.random() < 0.5 ? ['product', 'bare'] : ['bare', 'product'];
    for (const side of order) {
      if (workload.writes) await startOver(bench);
      const result = await measure(bench, side, () => loads[side]({ seconds, connections }));
      bench.say(`${workload.name}, ${side}: ${describe(result)}`);
      sides[side].push(result);
    }
  }
  if (workload.writes) await startOver(bench);
  return { name: workload.name, ...sides };
}

const describe = ({ rate, serverUs, databaseUs }) =>
  `${rate.toFixed(0)}/s, server ${serverUs.toFixed(0)} µs, database ${databaseUs.toFixed(0)} µs`;

async function startOver(bench) {
  await reset(bench.client);
  bench.freeHours.restart();
}

/**
 * Returns rate, latencies and processor time per request. The time includes the jobs that the
 * requests have left behind.
 */
export async function measure(bench, side, load) {
  await quiet(bench.client);
  const before = { server: bench[side].cpuSeconds, database: databaseCpuSeconds(bench.postmasterPid) };
  const { count, seconds, p50, p99 } = await load();
  await quiet(bench.client);
  const server = bench[side].cpuSeconds - before.server;
  const database = databaseCpuSeconds(bench.postmasterPid) - before.database;
  return {
    rate: count / seconds,
    p50,
    p99,
    serverUs: (server / count) * 1e6,
    databaseUs: (database / count) * 1e6,
  };
}
