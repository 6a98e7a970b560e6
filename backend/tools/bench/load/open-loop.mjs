import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../report/statistics.mjs';
import { sender } from './sender.mjs';

const CONNECTIONS = 256;

/**
 * Sends requests at a fixed rate, whether or not the responses keep up: a slow server cannot hide
 * behind a load that waits for it. (Autocannon sends the requests of each second in one burst.)
 * Returns the rate that the load itself has reached.
 * @param {import('./closed-loop.mjs').Asked} asked
 */
export async function sendAtRate(url, { expect, next }, { rate, seconds }) {
  const send = sender(url, CONNECTIONS);
  const total = Math.max(1, Math.round(rate * seconds));
  const times = [];
  const failures = [];
  const pending = [];
  const began = performance.now();
  const sendOne = async () => {
    try {
      const asked = { ...(await next()), expect };
      const start = performance.now();
      await send(asked);
      times.push(performance.now() - start);
    } catch (error) {
      failures.push(error);
    }
  };
  while (pending.length < total && failures.length === 0) {
    const due = Math.min(total, 1 + Math.floor(((performance.now() - began) * rate) / 1000));
    while (pending.length < due) pending.push(sendOne());
    await pause(1); // responses are read meanwhile
  }
  const sent = (total * 1000) / (performance.now() - began);
  await Promise.all(pending);
  send.close();
  if (failures.length > 0) throw failures[0];
  times.sort((a, b) => a - b);
  return { rate: sent, count: total, p50: percentile(times, 50), p99: percentile(times, 99) };
}
