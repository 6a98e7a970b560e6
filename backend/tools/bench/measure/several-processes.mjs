import { saturate } from '../load/closed-loop.mjs';
import { bookingsPath } from '../load/requests.mjs';
import { startProduct } from '../programs/program.mjs';
import { startOver } from './compare.mjs';
import { costOf } from './cost.mjs';

const WARM_UP_SECONDS = 3;

/**
 * Measures bookings with one API process and with several, beside one worker, on the same database.
 * The load spreads its connections over the API processes.
 */
export async function measureProcesses(bench, { processes, seconds, connections }) {
  await bench.product.stop();
  const started = [];
  const start = async (role) => {
    started.push(await startProduct(bench.postgres.accounts, bench.folder, role));
    return started.at(-1);
  };
  try {
    await start('worker');
    const apis = [];
    const results = [];
    for (const count of [1, processes]) {
      while (apis.length < count) apis.push(await start('api'));
      const load = (time) =>
        saturate(
          apis.map(({ url }) => url),
          { expect: [201], next: () => ({ ...bench.freeHours.next(), path: bookingsPath('product') }) },
          { seconds: time, connections: connections * count },
        );
      await load(WARM_UP_SECONDS);
      await startOver(bench);
      results.push({ apis: count, ...(await costOf(bench, started, () => load(seconds))) });
      await startOver(bench);
    }
    return results;
  } finally {
    for (const program of started) await program.stop();
    await bench.startProduct();
  }
}
