import autocannon from 'autocannon';
import { percentile } from '../report/statistics.mjs';
import { sender } from './sender.mjs';

/**
 * @typedef {object} Asked what a load asks for
 * @property {number[]} expect the accepted statuses; any other response ends the benchmark
 * @property {() => object | Promise<object>} next the options of the next request; a promise if
 *   something has to happen before it
 * @property {boolean} [prepares] `next` returns promises
 * @property {number} [maxConnections]
 */

/**
 * Keeps each connection busy with one request after another.
 * @param {string | string[]} url @param {Asked} asked
 * @param {{ seconds: number, amount?: number, connections: number }} load `amount` of requests, or
 *   as many as fit into the seconds
 */
export function saturate(url, asked, load) {
  const connections = Math.min(load.connections, asked.maxConnections ?? Number.POSITIVE_INFINITY);
  if (!asked.prepares) return withAutocannon(url, asked, { ...load, connections });
  return repeat(url, async (send) => send({ ...(await asked.next()), expect: asked.expect }), {
    ...load,
    connections,
  });
}

/** Autocannon costs less processor time than our own requests, but cannot wait for a promise. */
async function withAutocannon(url, { expect, next }, { seconds, amount, connections }) {
  const limit = amount ? { amount } : { duration: seconds };
  const requests = [{ setupRequest: (options) => ({ ...options, ...next() }) }];
  const result = await autocannon({ url, connections, requests, ...limit });
  const statuses = Object.entries(result.statusCodeStats);
  const isExpected = statuses.length > 0 && statuses.every(([status]) => expect.includes(Number(status)));
  if (result.errors > 0 || !isExpected)
    throw new Error(`${result.errors} errors, and responses ${JSON.stringify(result.statusCodeStats)}`);
  return {
    count: statuses.reduce((sum, [, { count }]) => sum + count, 0),
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/**
 * Keeps each connection busy with one step after another. A step may consist of several requests.
 * @param {(send: ReturnType<typeof sender>) => Promise<unknown>} step
 */
export async function repeat(url, step, { seconds, connections }) {
  const send = sender(url, connections);
  const times = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const work = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      await step(send);
      times.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, work));
  } finally {
    send.close();
  }
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { count: times.length, seconds: took, p50: percentile(times, 50), p99: percentile(times, 99) };
}
