import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { root } from '../../launch/processes.mjs';
import { goalsOf } from './goals.mjs';
import { costTable, goalTable, growthTable, range, rateTable, screenTable } from './tables.mjs';

/** Returns the results as Markdown. In brackets are the lowest and the highest round. */
export function report(results, args) {
  const goals = goalsOf(results);
  return [
    circumstances(results, args),
    goals.length > 0 ? ['## Goals', goalTable(goals).join('\n')] : [],
    results.map(sizeOf),
    results.length > 1 && results.every(({ workloads }) => workloads.length > 0)
      ? ['## Growth', GROWTH, growthTable(results).join('\n')]
      : [],
  ]
    .flat(2)
    .join('\n\n');
}

const GROWTH =
  'Rate, processor time of server and database per request, and that time against the smallest data set.';

function circumstances(results, args) {
  const commit = git('rev-parse', '--short', 'HEAD') || 'unknown commit';
  const changed = git('status', '--porcelain') ? ' with local changes' : '';
  const gb = (totalmem() / 2 ** 30).toFixed(0);
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}${changed}: \`npm run bench -- ${args.join(' ')}\``,
    `${cpus()[0].model.trim()}, ${availableParallelism()} cores for everything, ${gb} GB; Node ${process.versions.node}, ${results[0].postgresVersion}.`,
  ];
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

function sizeOf(result) {
  const { bookings, workloads, screens, rest, memory, search, paidRoad, oneHour, queue, streams, processes } =
    result;
  return [
    `## ${bookings.toLocaleString('en')} bookings`,
    workloads.length > 0 && rateTable(workloads).join('\n'),
    workloads.length > 0 && costTable(workloads).join('\n'),
    screens && screenTable(screens).join('\n'),
    search && searchOf(search),
    paidRoad && paidRoadOf(paidRoad),
    oneHour && oneHourOf(oneHour),
    queue && queueOf(queue),
    streams && streamsOf(streams),
    rest && restOf(rest),
    memory && memoryOf(memory),
    processes && processesOf(processes),
  ].filter(Boolean);
}

function paidRoadOf({ rounds, bookingBytes, paymentBytes }) {
  const of = (key, digits) =>
    range(
      rounds.map((round) => round[key]),
      digits,
    );
  const gbPerMillion = (bookingBytes + paymentBytes) / 1000;
  return [
    `**Paid road** (book, intent, confirm in the sandbox, settle; the sandbox and the jobs run in the same process): ${of('rate')} purchases/s, p50 ${of('p50')} ms, p99 ${of('p99')} ms, server ${of('serverUs')} µs, database ${of('databaseUs')} µs.`,
    `**Disk**: ${(bookingBytes / 1000).toFixed(2)} kB per booking and ${(paymentBytes / 1000).toFixed(2)} kB for its payment, with indexes: ${gbPerMillion.toFixed(1)} GB for a million paid bookings.`,
  ].join('\n\n');
}

function searchOf({ venues, courts, bookings, connections, rounds }) {
  const of = (key) => range(rounds.map((round) => round[key]));
  const [all, held, ahead] = [venues, courts, bookings].map((number) => number.toLocaleString('en'));
  return `**Search** over ${all} venues, ${held} courts and ${ahead} bookings ahead, at ${connections} connections: ${of('rate')}/s, p50 ${of('p50')} ms, p99 ${of('p99')} ms, server ${of('serverUs')} µs, database ${of('databaseUs')} µs.`;
}

const oneHourOf = (rounds) =>
  `**One hour**: ${rounds[0].players} players ask for it at once: ${rounds.map(({ booked }) => booked).join(', ')} of them got it, after ${range(
    rounds.map(({ seconds }) => seconds),
    2,
  )} s all had a response.`;

const queueOf = ({ bookingsAhead, pollMs, waitingJobs, waitingPollMs }) =>
  `**Job queue**: a poll takes ${pollMs.toFixed(3)} ms in PostgreSQL with ${bookingsAhead.toLocaleString('en')} bookings ahead; with ${waitingJobs.toLocaleString('en')} waiting jobs it would take ${waitingPollMs.toFixed(2)} ms.`;

const streamsOf = ({ count, memoryMb, quiet, busy, busyRate }) =>
  `**Event streams**: ${count} on one venue take ${memoryMb.toFixed(0)} MB. From the request of a booking to its arrival: ${delivery(quiet)}; while others book ${busyRate}/s: ${delivery(busy)}.`;

const delivery = ({ p50, p99, max }) =>
  `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${max.toFixed(0)} ms`;

const restOf = ({ startMs, memoryMb, idleShare }) =>
  `**At rest**: ready ${(startMs / 1000).toFixed(1)} s after a warm start, ${memoryMb.toFixed(0)} MB, ${(idleShare * 100).toFixed(2)} % of a core.`;

const memoryOf = ({ requests, firstMb, secondMb }) =>
  `**Memory under load**: at most ${firstMb.toFixed(0)} MB in the first half of ${requests.toLocaleString('en')} requests of all kinds, ${secondMb.toFixed(0)} MB in the second half.`;

function processesOf(results) {
  const lines = results.map(
    ({ apis, rate, serverUs, databaseUs }) =>
      `- ${apis} API process${apis === 1 ? '' : 'es'} and a worker: ${rate.toFixed(0)} bookings/s, server ${serverUs.toFixed(0)} µs, database ${databaseUs.toFixed(0)} µs: a core of the database bears at most ${(1e6 / databaseUs).toFixed(0)} bookings/s`,
  );
  return ['**Several processes**, all on the cores of this machine:', lines.join('\n')].join('\n\n');
}
