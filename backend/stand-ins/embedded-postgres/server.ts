import { resolve as absolute, join } from 'node:path';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { accountFor } from './account.js';
import { prepareBinaries } from './binaries.js';
import { ensureCluster } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { ensureDatabase, holdCluster } from './hold.js';
import type { Programs } from './pg-ctl.js';
import { homeElsewhere, openDataDir } from './place.js';
import { ensureRunning, freePort, shutDown } from './postmaster.js';
import { type Accounts, accountsOf } from './accounts.js';
import { createSettings, readSettings, saveSettings, type Settings } from './settings.js';

export interface EmbeddedPostgresOptions {
  /** Permanent folder that contains the cluster, its password and its port. */
  dataDir: string;
  /** Receives messages for the operator, one line each. */
  log?: (line: string) => void;
  /** `false` for throwaway data: faster, but not safe from a power cut. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Connection string of the database, for the account that owns it. */
  url: string;
  accounts: Accounts;
  /** Ends the server. A second call does nothing. */
  stop(): Promise<void>;
}

const DATABASE = 'saque';
const PAUSE_MS = 250;

/**
 * Starts a real PostgreSQL 17 that belongs to this data folder, or takes over the server that a
 * killed process left running. Only one process may use the folder. Only this machine can connect,
 * with a random password.
 * @throws EmbeddedPostgresError with one line that names the problem
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, durable = true } = options;
  const dataDir = absolute(options.dataDir);
  const { programs, settings } = await prepare(dataDir, log);
  const port = await ensureRunning(programs, settings.port, durable);
  if (port !== settings.port) saveSettings(dataDir, { ...settings, port });
  const hold = (how = {}) => holdCluster(accountsOf({ ...settings, port }, 'postgres').owner, dataDir, how);
  const client = await hold();
  await ensureDatabase(client, DATABASE);
  const revive = async () => {
    await ensureRunning(programs, port, durable);
    // The server may be shutting down. Once it refuses connections, it has to be started again.
    return hold({ refusedMs: 0 });
  };
  const accounts = accountsOf({ ...settings, port }, DATABASE);
  return { url: accounts.owner, accounts, stop: watch(client, revive, () => shutDown(programs), log) };
}

async function prepare(
  dataDir: string,
  log: (line: string) => void,
): Promise<{ programs: Programs; settings: Settings }> {
  const known = readSettings(dataDir);
  const account = accountFor(join(known?.home ?? dataDir, 'postgres'));
  openDataDir(dataDir, account);
  const settings = known ?? createSettings(dataDir, homeElsewhere(dataDir, account, log), await freePort());
  const home = settings.home ?? dataDir;
  if (!existsSync(home)) {
    throw new EmbeddedPostgresError(
      `The database of ${dataDir} was kept in ${home}, which is gone. Delete ${join(dataDir, 'postgres.json')} to begin with an empty one.`,
    );
  }
  const programs = { binaries: prepareBinaries(home, account), cluster: join(home, 'postgres'), account };
  await ensureCluster(programs, home, settings.password);
  return { programs, settings };
}

/**
 * Restarts the server whenever it dies.
 * @returns a function that ends the watch and the server
 */
function watch(
  first: Client,
  revive: () => Promise<Client>,
  shutDownServer: () => Promise<void>,
  log: (line: string) => void,
): () => Promise<void> {
  let client = first;
  let stopping: Promise<void> | undefined;
  let reviving = Promise.resolve();
  const guard = () => {
    client.once('end', () => {
      if (stopping) return;
      log('PostgreSQL has ended; starting it again.');
      reviving = bringBack();
    });
  };
  const bringBack = async () => {
    while (!stopping) {
      try {
        client = await revive();
        guard();
        return;
      } catch (error) {
        log(`PostgreSQL does not come back yet: ${(error as Error).message}`);
        await delay(PAUSE_MS);
      }
    }
  };
  guard();
  return () =>
    (stopping ??= reviving.then(async () => {
      await client.end();
      await shutDownServer();
    }));
}
