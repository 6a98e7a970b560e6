import { setTimeout as pause } from 'node:timers/promises';

const SETTLE_MS = 2000;

/**
 * Returns the time of a warm start, the memory at rest and the share of a core that an idle product
 * takes.
 */
export async function atRest(bench, { idleSeconds }) {
  await bench.restartProduct();
  await pause(SETTLE_MS);
  const { product } = bench;
  const before = product.cpuSeconds;
  await pause(idleSeconds * 1000);
  const idleShare = (product.cpuSeconds - before) / idleSeconds;
  return { startMs: product.startMs, memoryMb: product.memoryMb, idleShare };
}
