import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** The number is arbitrary but must never change. */
const LOCK = 7_238_115;
const PATIENCE_MS = 60_000;
const GRACE_MS = 2_000;
const PAUSE_MS = 100;

/**
 * Opens the connection that owns the cluster while this process lives. PostgreSQL releases the lock
 * of a killed process by itself.
 * @param refusedMs how long to wait while no server listens, because another process may start it
 */
export async function holdCluster(
  url: string,
  dataDir: string,
  { refusedMs = PATIENCE_MS } = {},
): Promise<Client> {
  const client = await connect(url, refusedMs);
  const deadline = performance.now() + GRACE_MS;
  while (!(await tryLock(client))) {
    if (performance.now() > deadline) {
      const owner = await ownerOf(client);
      await client.end();
      throw new EmbeddedPostgresError(`The data folder ${dataDir} is in use by another Saque${owner}.`);
    }
    await delay(PAUSE_MS);
  }
  return client;
}

/** Creates the database if it does not exist. */
export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

async function connect(url: string, refusedMs: number): Promise<Client> {
  const began = performance.now();
  for (;;) {
    const client = new Client({ connectionString: url, application_name: `saque ${process.pid}` });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const patience = { '57P03': PATIENCE_MS, ECONNREFUSED: refusedMs }[code ?? ''] ?? 0;
      if (performance.now() - began >= patience) {
        throw new EmbeddedPostgresError(`The embedded PostgreSQL does not let us in: ${message}`);
      }
      await delay(PAUSE_MS);
    }
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    LOCK,
  ]);
  return rows[0]?.locked === true;
}

async function ownerOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND granted AND objid = $1`,
    [LOCK],
  );
  const pid = rows[0]?.name.split(' ')[1];
  return pid === undefined ? '' : ` (process ${pid})`;
}
