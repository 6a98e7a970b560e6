/**
 * Lists the connections to the database of the query that wait for a lock. `pg_locks` also lists
 * waits in the databases of tests that run beside this one.
 */
export const LOCK_WAITS = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
