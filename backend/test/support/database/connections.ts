import pg from 'pg';
import { SESSION_SETTINGS } from '../../../src/database/data-source.js';

/** Preparing many rows may take longer on a busy machine than the product allows a request. */
const PREPARATION = '-c statement_timeout=60s';

/** Returns connections that outlive the server and close by themselves when they are idle. */
export function connectionsTo(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 5,
    idleTimeoutMillis: 1_000,
    allowExitOnIdle: true,
    options: `${SESSION_SETTINGS} ${PREPARATION}`,
  });
  pool.on('error', () => undefined);
  return pool;
}
