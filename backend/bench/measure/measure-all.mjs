import { setTimeout as pause } from 'node:timers/promises';
import { WORKLOADS } from '../load/workloads.mjs';
import { compare } from './compare.mjs';

const IDLE_SECONDS = 10;

/** Measures everything on one database. */
export async function measureAll(bench, options) {
  const rest = options.only ? null : await atRest(bench);
  const workloads = [];
  for (const workload of WORKLOADS.filter(({ name }) => !options.only || name.includes(options.only)))
    workloads.push(await compare(bench, workload, options));
  return { rest, workloads, loadedMb: bench.product.memoryMb };
}

/**
 * Returns the time of a warm start, the memory at rest and the share of a core that an idle product
 * takes.
 */
async function atRest(bench) {
  await bench.restartProduct();
  await pause(2000);
  const { product } = bench;
  const before = product.cpuSeconds;
  await pause(IDLE_SECONDS * 1000);
  const idleShare = (product.cpuSeconds - before) / IDLE_SECONDS;
  return { startMs: product.startMs, memoryMb: product.memoryMb, idleShare };
}
