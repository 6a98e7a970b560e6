import { quiet } from '../data/reset.mjs';
import { databaseCpuSeconds } from '../programs/processor.mjs';

/**
 * Returns rate, latencies and processor time per request of a load. The time includes the jobs that
 * the requests have left behind.
 * @param {{ cpuSeconds: number }[]} programs those that serve the load
 * @param {() => Promise<{ count: number, seconds: number, p50: number, p99: number }>} load
 */
export async function costOf(bench, programs, load) {
  const serverSeconds = () => programs.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  await quiet(bench.client);
  const before = { server: serverSeconds(), database: databaseCpuSeconds(bench.postmasterPid) };
  const { count, seconds, p50, p99 } = await load();
  await quiet(bench.client);
  const server = serverSeconds() - before.server;
  const database = databaseCpuSeconds(bench.postmasterPid) - before.database;
  return {
    count,
    rate: count / seconds,
    p50,
    p99,
    serverUs: (server / count) * 1e6,
    databaseUs: (database / count) * 1e6,
  };
}
