import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

interface DriverError {
  code?: unknown;
  constraint?: unknown;
  severity?: unknown;
}

/** Returns the driver's own error, also if TypeORM has wrapped it. */
function driverError(error: unknown): DriverError | null {
  return ((error as { driverError?: unknown } | null)?.driverError ?? error) as DriverError | null;
}

/** Returns the SQLSTATE of a database error, or Node's code of a network error. */
export function sqlState(error: unknown): string | undefined {
  const code = driverError(error)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Returns the name of the constraint that the database error reports, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  const constraint = driverError(error)?.constraint;
  return typeof constraint === 'string' ? constraint : undefined;
}

/** Returns true if a row could not be stored because its player or session has ended. */
export function playerIsGone(error: unknown): boolean {
  return (
    sqlState(error) === '23503' && /_(player_id|session_id_hash)_fkey$/.test(violatedConstraint(error) ?? '')
  );
}

/** The server is a replica or is set to read only, its disk is full, or its disk fails. */
const REFUSES_WRITES = /^(25006|53100|58030)$/;

/** Returns true if the database can store nothing at the moment, whatever is sent to it. */
export function writesAreRefused(error: unknown): boolean {
  return REFUSES_WRITES.test(sqlState(error) ?? '');
}

const UNAVAILABLE =
  /^(08...|57P0.|53...|25006|58030|55P03|57014|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;

const RELEASED_RUNNER = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** Messages of `pg` and `pg-pool` errors that have no code. */
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|(connection error|was closed) and is not queryable/;

/**
 * Returns true if the database was unreachable, overloaded or too slow. The client may retry (HTTP
 * 503). TypeORM releases a query runner as soon as its connection breaks, so the next command of
 * that transaction fails because the query runner is already released.
 */
export function databaseIsUnavailable(error: unknown): boolean {
  if (RELEASED_RUNNER.some((type) => error instanceof type)) return true;
  if (UNAVAILABLE.test(sqlState(error) ?? '') || endedTheSession(error)) return true;
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

/** PostgreSQL reports FATAL for errors that end the session or prevent it. */
function endedTheSession(error: unknown): boolean {
  return driverError(error)?.severity === 'FATAL';
}
