import pg from 'pg';
import { SESSION_SETTINGS } from '../../../src/data-source.js';

/** Returns connections that outlive the server and close by themselves when they are idle. */
export function connectionsTo(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 5,
    idleTimeoutMillis: 1_000,
    allowExitOnIdle: true,
    options: SESSION_SETTINGS,
  });
  pool.on('error', () => undefined);
  return pool;
}
