import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { reset } from './data.mjs';
import { databaseCpuSeconds } from './processes.mjs';
import { contest, etagsOf, streamPath, WORKLOADS } from './workloads.mjs';

const CONTENDERS = 300;
const IDLE_SECONDS = 10;
const WARM_UP_SECONDS = 1;

/**
 * Measures everything on one database. Product and bare program take turns, so that noise hits
 * both.
 */
export async function measureAll(bench, options) {
  const rest = await atRest(bench);
  const workloads = [];
  for (const workload of WORKLOADS.filter(({ name }) => !options.only || name.includes(options.only)))
    workloads.push(await compare(bench, workload, options));
  const oneHour = options.only ? null : await contendForOneHour(bench);
  const streams = options.only ? null : await openStreams(bench, options.streams);
  return { rest, workloads, oneHour, streams, loadedMb: bench.product.memoryMb };
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

async function compare(bench, workload, { rounds, seconds, connections }) {
  const etags =
    workload.name === 'unchanged month' ? await etagsOf(bench.product.url, bench.sizes.venues) : null;
  const sides = { product: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? ['product', 'bare'] : ['bare', 'product'];
    for (const side of order) {
      const result = await measure(
        bench,
        side,
        workload.request(side, bench.sizes, etags),
        seconds,
        connections,
      );
      sides[side].push(result);
      bench.say(`${workload.name}, ${side}: ${result.rate.toFixed(0)}/s`);
      if (workload.writes) await reset(bench.client);
    }
  }
  return { name: workload.name, ...sides };
}

async function measure(bench, side, asked, seconds, connections) {
  const { url } = bench[side];
  const load = (duration) => autocannon({ url, connections, duration, requests: [asked] });
  await load(WARM_UP_SECONDS);
  const before = { server: bench[side].cpuSeconds, database: databaseCpuSeconds(bench.postmasterPid) };
  const result = await load(seconds);
  const server = bench[side].cpuSeconds - before.server;
  const database = databaseCpuSeconds(bench.postmasterPid) - before.database;
  const answered = result['2xx'] + result['3xx'];
  const refused = result.non2xx - result['3xx'] + result.errors;
  if (refused > answered / 100)
    throw new Error(`${refused} of ${answered + refused} requests of ${side} failed`);
  return {
    rate: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverUs: (server / answered) * 1e6,
    databaseUs: (database / answered) * 1e6,
  };
}

/** 300 players ask for the same hour at once. */
async function contendForOneHour(bench) {
  const began = performance.now();
  const statuses = await Promise.all(
    contest(CONTENDERS).map(
      async (asked) => (await fetch(`${bench.product.url}/api/bookings`, asked)).status,
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  await reset(bench.client);
  const count = (status) => statuses.filter((each) => each === status).length;
  return { seconds, booked: count(201), refused: count(409), other: CONTENDERS - count(201) - count(409) };
}

/** Opens event streams on one venue and measures when a booking reaches each of them. */
async function openStreams(bench, count) {
  const { product } = bench;
  const memoryBefore = product.memoryMb;
  const arrivals = [];
  const streams = [];
  let began = Number.POSITIVE_INFINITY;
  for (let n = 0; n < count; n++)
    streams.push(
      await openStream(product.url + streamPath(0), () => arrivals.push(performance.now() - began)),
    );
  const memoryMb = product.memoryMb - memoryBefore;
  const [asked] = contest(1);
  began = performance.now();
  const booked = await fetch(`${product.url}/api/bookings`, asked);
  if (booked.status !== 201) throw new Error(`the booking for the streams got ${booked.status}`);
  for (let waited = 0; arrivals.length < count && waited < 10_000; waited += 50) await pause(50);
  for (const stream of streams) stream.destroy();
  await reset(bench.client);
  arrivals.sort((a, b) => a - b);
  return {
    count,
    reached: arrivals.length,
    memoryMb,
    p99Ms: arrivals[Math.floor(arrivals.length * 0.99)] ?? null,
  };
}

function openStream(url, onMessage) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { accept: 'text/event-stream' }, agent: false }, (response) => {
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.once('data', () => resolve(asked));
      response.on('data', (text) => text.includes('courtId') && onMessage());
    });
    asked.on('error', reject).end();
  });
}
