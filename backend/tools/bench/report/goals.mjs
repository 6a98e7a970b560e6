import { median, pairedRatios } from './statistics.mjs';
import { growthOf } from './tables.mjs';

const MAIN_SIZE = 1_000_000;
const GROWING = ['month, changed since it was read', "court's day", 'booking'];
const LIMITS_OF_BARE = [
  ['booking', 0.75],
  ['month, changed since it was read', 0.9],
  ['month, unchanged', 8],
  ['month, unchanged, the browser has it (304)', 8],
  ["court's day", 0.6],
];

/** Returns the result that the goals speak of: a million bookings, or else the largest data set. */
const mainResult = (results) => results.find(({ bookings }) => bookings === MAIN_SIZE) ?? results.at(-1);

/**
 * Compares what was measured with the goals. A goal whose figures are missing is left out.
 * @returns {{ goal: string, limit: string, measured: string, met: boolean }[]}
 */
export function goalsOf(results) {
  const main = mainResult(results);
  return [
    LIMITS_OF_BARE.map(([name, limit]) => shareOfBare(main, name, limit)),
    latencies(main),
    [main.oneHour && oneHour(main.oneHour), main.queue && poll(main.queue)],
    main.search ? search(main.search) : [],
    main.streams ? streams(main.streams) : [],
    main.rest ? rest(main.rest) : [],
    [
      main.memory &&
        atMost('memory under load, MB', 250, Math.max(main.memory.firstMb, main.memory.secondMb)),
    ],
    results.length > 1 ? GROWING.map((name) => growth(results, name)) : [],
  ]
    .flat()
    .filter(Boolean);
}

const atMost = (goal, limit, value, digits = 0) => ({
  goal,
  limit: `≤ ${limit}`,
  measured: value.toFixed(digits),
  met: value <= limit,
});

function shareOfBare({ workloads }, name, limit) {
  const workload = workloads.find((each) => each.name === name);
  if (!workload) return null;
  const ratio = median(pairedRatios(workload.product, workload.bare, ({ rate }) => rate));
  return {
    goal: `${name}: product / bare`,
    limit: `≥ ${limit}`,
    measured: ratio.toFixed(2),
    met: ratio >= limit,
  };
}

function latencies({ workloads }) {
  return workloads.map(({ name, atHalf }) =>
    atMost(`${name}: p99 at half of the load, ms`, name === 'booking' ? 100 : 50, atHalf.p99, 1),
  );
}

function oneHour(rounds) {
  const slowest = Math.max(...rounds.map(({ seconds }) => seconds));
  const winners = Math.max(...rounds.map(({ booked }) => booked));
  return {
    goal: `${rounds[0].players} players at once on one hour: seconds, and winners`,
    limit: '≤ 1, exactly 1',
    measured: `${slowest.toFixed(2)}, ${winners}`,
    met: slowest <= 1 && rounds.every(({ booked }) => booked === 1),
  };
}

const poll = ({ bookingsAhead, pollMs }) =>
  atMost(`poll of the queue with ${bookingsAhead.toLocaleString('en')} bookings ahead, ms`, 0.2, pollMs, 3);

const search = ({ venues, connections, rounds }) => {
  const at = (key) => median(rounds.map((round) => round[key]));
  const goal = `search of ${venues.toLocaleString('en')} venues at ${connections} connections`;
  return [atMost(`${goal}: median, ms`, 30, at('p50'), 1), atMost(`${goal}: p99, ms`, 120, at('p99'), 1)];
};

const streams = ({ count, memoryMb, quiet, busy }) => [
  atMost(`${count} event streams: memory, MB`, 100, memoryMb),
  atMost(`${count} event streams: p99 of the delivery, ms`, 500, quiet.p99),
  atMost(`${count} event streams while others book: p99 of the delivery, ms`, 500, busy.p99),
];

const rest = ({ startMs, memoryMb, idleShare }) => [
  atMost('warm start, s', 3, startMs / 1000, 1),
  atMost('memory at rest, MB', 150, memoryMb),
  atMost('processor time at rest, % of a core', 1, idleShare * 100, 2),
];

const growth = (results, name) =>
  atMost(
    `${name}: processor time from ${results[0].bookings.toLocaleString('en')} to ${results.at(-1).bookings.toLocaleString('en')} bookings`,
    1.3,
    growthOf(results[0], results.at(-1), name).growth,
    2,
  );
