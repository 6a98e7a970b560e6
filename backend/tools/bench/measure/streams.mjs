import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { COURTS_PER_VENUE } from '../data/ids.mjs';
import { sendAtRate } from '../load/open-loop.mjs';
import { addressOf, bookingsPath, FreeHours, streamPath } from '../load/requests.mjs';
import { sender } from '../load/sender.mjs';
import { percentile } from '../report/statistics.mjs';
import { startOver } from './compare.mjs';

const VENUE = 0;
const SETTLE_MS = 2000;
const PATIENCE_MS = 10_000;
const PROBES = 10;
/** Bookings per second of other venues while the delivery is measured under load. */
const BUSY_RATE = 50;

/**
 * Opens event streams on one venue. Returns their memory, and how long a booking of that venue
 * takes to reach them: from its request to each arrival, with and without other bookings.
 */
export async function openStreams(bench, { streams: count }) {
  await bench.restartProduct();
  await pause(SETTLE_MS);
  const memoryBefore = bench.product.memoryMb;
  const arrivals = [];
  const streams = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      openStream(bench.product.url + streamPath(VENUE), n, () => arrivals.push(performance.now())),
    ),
  );
  await pause(SETTLE_MS);
  const memoryMb = bench.product.memoryMb - memoryBefore;
  const here = new FreeHours(COURTS_PER_VENUE);
  try {
    await probe(bench, here, arrivals, count); // the first booking after a start warms up
    const quiet = await probeOften(bench, here, arrivals, count);
    const elsewhere = new FreeHours(bench.sizes.allCourts, COURTS_PER_VENUE);
    const [, busy] = await Promise.all([
      sendAtRate(bench.product.url, bookings(elsewhere), { rate: BUSY_RATE, seconds: PROBES / 2 }),
      probeOften(bench, here, arrivals, count),
    ]);
    return { count, memoryMb, quiet, busy, busyRate: BUSY_RATE };
  } finally {
    for (const stream of streams) stream.destroy();
    await startOver(bench);
  }
}

const bookings = (hours) => ({
  expect: [201],
  next: () => ({ ...hours.next(), path: bookingsPath('product') }),
});

async function probeOften(bench, hours, arrivals, count) {
  const times = [];
  for (let probed = 0; probed < PROBES; probed++) times.push(await probe(bench, hours, arrivals, count));
  const sorted = times.flat().sort((a, b) => a - b);
  return { p50: percentile(sorted, 50), p99: percentile(sorted, 99), max: sorted.at(-1) };
}

/** Books one hour and returns the milliseconds until each stream has heard of it. */
async function probe({ product }, hours, arrivals, count) {
  arrivals.length = 0;
  const send = sender(product.url, 1);
  const { next, expect } = bookings(hours);
  const began = performance.now();
  await send({ ...next(), expect });
  send.close();
  while (arrivals.length < count) {
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`a booking reached ${arrivals.length} of ${count} event streams`);
    await pause(5);
  }
  return arrivals.map((at) => at - began);
}

function openStream(url, n, onMessage) {
  const headers = { accept: 'text/event-stream', 'x-forwarded-for': addressOf(n) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false }, (response) => {
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.once('data', () => resolve(asked));
      response.on('data', (text) => text.includes('courtId') && onMessage());
    });
    asked.on('error', reject).end();
  });
}
