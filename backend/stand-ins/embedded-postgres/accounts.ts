import { SUPERUSER } from './cluster.js';
import type { Settings } from './settings.js';

/** Connection strings of one database. */
export interface Accounts {
  /** For the account that owns the database. */
  owner: string;
  /**
   * For a second account with a password of its own. The program that uses the database creates it
   * as owner and decides on its rights.
   */
  application: string;
}

/** Returns the connection strings of a database of this server. */
export function accountsOf({ password, applicationPassword, port }: Settings, database: string): Accounts {
  const place = `127.0.0.1:${port}/${database}`;
  return {
    owner: `postgres://${SUPERUSER}:${password}@${place}`,
    application: `postgres://${SUPERUSER}_app:${applicationPassword}@${place}`,
  };
}
