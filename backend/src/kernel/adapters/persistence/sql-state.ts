/** The SQLSTATE (or Node's network error code) of a database error, wherever TypeORM wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const inner = (error as { driverError?: unknown } | null)?.driverError ?? error;
  const code = (inner as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** The name of the constraint that a database error reports, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  const inner = (error as { driverError?: unknown } | null)?.driverError ?? error;
  const constraint = (inner as { constraint?: unknown } | null)?.constraint;
  return typeof constraint === 'string' ? constraint : undefined;
}

const AWAY = /^(08...|57P0.|53...|55P03|57014|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;

const DEAD_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/;

/** True where the database was away, overloaded or too slow: the request may come again (503). */
export function databaseIsAway(error: unknown): boolean {
  const state = sqlState(error);
  if ((state && AWAY.test(state)) || endedTheSession(error)) return true;
  return error instanceof Error && DEAD_CONNECTION.test(error.message);
}

/** FATAL is what PostgreSQL calls an error after which the session is gone, or never began. */
function endedTheSession(error: unknown): boolean {
  const inner = (error as { driverError?: unknown } | null)?.driverError ?? error;
  return (inner as { severity?: unknown } | null)?.severity === 'FATAL';
}
