import { inRoot } from '../../launch/processes.mjs';
import { median } from '../report/statistics.mjs';

const POLLS = 100;
const JOBS_FOR_COMPARISON = 23_000;

/**
 * Returns how long PostgreSQL takes for one poll of the job queue, in ms: with what the data set's
 * bookings have put into it, and for comparison with many jobs that wait for a later time.
 */
export async function pollQueue({ client }) {
  const { rows } = await client.query(
    `select count(*)::int as ahead from bookings where slot_date > current_date`,
  );
  const now = await pollMs(client);
  await client.query(
    `select graphile_worker.add_job('bench-waiting', run_at => now() + interval '1 day')
       from generate_series(1, ${JOBS_FOR_COMPARISON})`,
  );
  await client.query('analyze graphile_worker._private_jobs');
  const withWaiting = await pollMs(client);
  await client.query('delete from graphile_worker._private_jobs');
  await client.query('vacuum analyze graphile_worker._private_jobs');
  return {
    bookingsAhead: rows[0].ahead,
    pollMs: now,
    waitingJobs: JOBS_FOR_COMPARISON,
    waitingPollMs: withWaiting,
  };
}

async function pollMs(client) {
  const poll = await pollStatement(client);
  const times = [];
  for (let n = 0; n < POLLS; n++) {
    const { rows } = await client.query(
      `explain (analyze, timing off, format json) ${poll.text}`,
      poll.values,
    );
    times.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
  }
  return median(times);
}

/** Returns the statement that the worker library sends, by asking it for a job. */
async function pollStatement(client) {
  const { batchGetJobs } = await import(
    inRoot('node_modules', 'graphile-worker', 'dist', 'sql', 'getJobs.js')
  );
  const { rows } = await client.query('select identifier from graphile_worker._private_tasks');
  const tasks = Object.fromEntries(rows.map(({ identifier }) => [identifier, null]));
  const options = {
    escapedWorkerSchema: 'graphile_worker',
    workerSchema: 'graphile_worker',
    resolvedPreset: { worker: { preparedStatements: false, useNodeTime: false } },
  };
  let sent = null;
  const query = (statement) => client.query((sent = statement));
  await batchGetJobs(options, { withRetries: (work) => work({ query }) }, tasks, 'bench', null, 1);
  return sent;
}
