import { saturate } from '../load/closed-loop.mjs';
import { mixture } from '../load/workloads.mjs';
import { startOver } from './compare.mjs';

const SAMPLE_MS = 200;

/**
 * Sends many requests of all kinds. Returns the most memory that the product took in the first and
 * in the second half of them: a leak makes the second half take more.
 */
export async function watchMemory(bench, { requests, connections }) {
  const half = async () => {
    let most = 0;
    const sample = setInterval(() => (most = Math.max(most, bench.product.memoryMb)), SAMPLE_MS);
    await saturate(bench.product.url, await mixture(bench), { amount: requests / 2, connections });
    clearInterval(sample);
    await startOver(bench);
    return most;
  };
  const firstMb = await half();
  const secondMb = await half();
  bench.say(`memory: ${firstMb.toFixed(0)} MB, then ${secondMb.toFixed(0)} MB`);
  return { requests, firstMb, secondMb };
}
