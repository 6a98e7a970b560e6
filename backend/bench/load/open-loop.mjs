import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../report/statistics.mjs';
import { sender } from './sender.mjs';

const CONNECTIONS = 256;

/**
 * Sends requests at a fixed rate, whether or not the responses keep up. A latency counts from the
 * moment when the request was due, so a slow server cannot hide behind a load that waits for it.
 * (Autocannon sends the requests of each second in one burst.)
 * @param {import('./closed-loop.mjs').Asked} asked
 */
export async function sendAtRate(url, { expect, next }, { rate, seconds }) {
  const send = sender(url, CONNECTIONS);
  const total = Math.max(1, Math.round(rate * seconds));
  const times = [];
  const failures = [];
  const pending = [];
  const began = performance.now();
  const sendOne = async (due) => {
    try {
      await send({ ...(await next()), expect });
      times.push(performance.now() - due);
    } catch (error) {
      failures.push(error);
    }
  };
  while (pending.length < total && failures.length === 0) {
    const due = began + (pending.length * 1000) / rate;
    if (due <= performance.now()) pending.push(sendOne(due));
    else await pause(1);
  }
  await Promise.all(pending);
  send.close();
  if (failures.length > 0) throw failures[0];
  times.sort((a, b) => a - b);
  return { rate, count: total, p50: percentile(times, 50), p99: percentile(times, 99) };
}
