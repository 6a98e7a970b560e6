import { WORKLOADS } from '../load/workloads.mjs';
import { atRest } from './at-rest.mjs';
import { compare } from './compare.mjs';
import { watchMemory } from './memory.mjs';
import { contendForOneHour } from './one-hour.mjs';
import { measurePaidRoad } from './paid-road.mjs';
import { pollQueue } from './queue.mjs';
import { measureProcesses } from './several-processes.mjs';
import { measureSearch } from './search.mjs';
import { measureScreens } from './screens.mjs';
import { openStreams } from './streams.mjs';

/** Everything beside the workloads. The order matters: `memory` follows what loads the product. */
const PARTS = {
  rest: { name: 'at rest', measure: atRest },
  workloads: { measure: compareAll },
  screens: { name: 'screens', measure: measureScreens },
  search: { name: 'search', measure: measureSearch },
  paidRoad: { name: 'paid road', measure: measurePaidRoad },
  oneHour: { name: 'one hour', measure: contendForOneHour },
  memory: { name: 'memory', measure: watchMemory },
  queue: { name: 'queue', measure: pollQueue },
  streams: { name: 'streams', measure: openStreams },
  processes: { name: 'processes', measure: measureProcesses },
};

/** Measures everything on one database, or what has `options.only` in its name. */
export async function measureAll(bench, options) {
  const results = { bookings: bench.bookings, postgresVersion: bench.postgresVersion };
  for (const [key, { name = '', measure }] of Object.entries(PARTS))
    if (isAsked(name, options)) results[key] = await measure(bench, options);
  return results;
}

function isAsked(name, { only, processes }) {
  if (name === PARTS.processes.name && processes === 1) return false;
  return !only || !name || name.includes(only);
}

async function compareAll(bench, options) {
  const results = [];
  for (const workload of WORKLOADS)
    if (!options.only || workload.name.includes(options.only))
      results.push(await compare(bench, workload, options));
  return results;
}
