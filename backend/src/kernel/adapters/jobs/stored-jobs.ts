import type { Job } from '../../application/jobs.js';
import { currentRequestId } from '../request-context.js';

/** The payload's key for the id of the request that scheduled the job. The log shows it. */
export const REQUEST_ID = '$requestId';

/** The priorities of graphile-worker; the lower one comes first. */
const FIRST = 0;
const LAST = 10;

/** Returns the parameter for {@link addJobs}. */
export function storedJobs(jobs: readonly Job[]): string {
  const requestId = currentRequestId();
  const stored = jobs.map(({ canWait = false, ...job }) => ({
    ...job,
    payload: { ...job.payload, [REQUEST_ID]: requestId },
    priority: canWait ? LAST : FIRST,
  }));
  return JSON.stringify(stored);
}

/**
 * Returns a call as a table expression that stores jobs, with one NOTIFY for all of them, for a
 * statement that stores something else too.
 * @param parameter such as `$1`: see {@link storedJobs}
 * @param condition SQL, such as `exists (select from kept)`; if it is false, no job is stored
 */
export const addJobs = (parameter: string, condition = 'true'): string =>
  `graphile_worker.add_jobs(array(
     select row(task, payload, null, "runAt", "maxAttempts", key, priority, null)::graphile_worker.job_spec
       from json_to_recordset(${parameter})
         as job (task text, payload json, "runAt" timestamptz, "maxAttempts" smallint, key text, priority smallint)
      where ${condition}
   ))`;
