import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { logFile, reasonIn, run, serverLog, type Programs } from './pg-ctl.js';

const ATTEMPTS = 5;
/** Larger than any process number of the system. */
const UNUSED_PID = 2_147_483_646;
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: `${sharedBuffersMb(totalmem())}MB`,
  // After each checkpoint PostgreSQL logs whole pages, which doubles the log of a busy hour.
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements contain what people typed, which does not belong in a log.
  log_min_error_statement: 'panic',
};
/** For throwaway data: three times as fast, but not safe from a power cut. */
const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the server if it is not running. Returns its port: the preferred one, or another if that
 * is taken.
 */
export async function ensureRunning(
  programs: Programs,
  preferredPort: number,
  durable: boolean,
): Promise<number> {
  let port = preferredPort;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const running = await portOfRunning(programs);
    if (running !== undefined) return running;
    if (!(await isFree(port))) port = await freePort();
    rmSync(logFile(programs), { force: true });
    const { code, output } = await pgCtl(
      programs,
      'start',
      '-w',
      '-t',
      '60',
      '-l',
      logFile(programs),
      '-o',
      options(port, durable),
    );
    if (code === 0) return port;
    const reason = serverLog(programs) || output;
    const anotherWasFaster = /already exists|could not bind/.test(reason);
    if (!anotherWasFaster) throw new EmbeddedPostgresError(`PostgreSQL does not start: ${reasonIn(reason)}`);
  }
  throw new EmbeddedPostgresError(`PostgreSQL finds no free port (tried ${ATTEMPTS} times).`);
}

/** Ends the server and all its connections. Committed data stays. */
export async function shutDown(programs: Programs): Promise<void> {
  if ((await portOfRunning(programs)) === undefined) return;
  const { code } = await pgCtl(programs, 'stop', '-m', 'fast', '-w', '-t', '30');
  if (code !== 0) await pgCtl(programs, 'stop', '-m', 'immediate', '-w', '-t', '10');
}

/** Returns a port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
  return promise;
}

async function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  return promise;
}

async function portOfRunning(programs: Programs): Promise<number | undefined> {
  const { code } = await pgCtl(programs, 'status');
  if (code !== 0) return undefined;
  const pidFile = join(programs.cluster, 'postmaster.pid');
  const [pid = '', ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  const port = rest[2];
  if (belongsToAnother(pid, programs.cluster)) {
    // PostgreSQL must see that the number is stale. It still needs the rest of the file to wait for
    // the last backends of the old server.
    writeFileSync(pidFile, [UNUSED_PID, ...rest].join('\n'));
    return undefined;
  }
  return Number(port);
}

/**
 * Returns true if, after a crash, the number in the pid file belongs to another program or to none.
 */
function belongsToAnother(pid: string, cluster: string): boolean {
  if (!existsSync('/proc/self/cwd')) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(cluster);
  } catch {
    return true;
  }
}

function pgCtl(programs: Programs, command: string, ...args: string[]): ReturnType<typeof run> {
  return run(programs, 'pg_ctl', [command, '-D', programs.cluster, ...args]);
}

/**
 * Returns an eighth of the machine's memory in MB, within bounds. PostgreSQL takes it as it fills
 * it.
 */
export function sharedBuffersMb(totalBytes: number): number {
  return Math.min(512, Math.max(64, Math.floor(totalBytes / 8 / 2 ** 20)));
}

function options(port: number, durable: boolean): string {
  const settings = { port: String(port), ...SETTINGS, ...(durable ? {} : THROWAWAY) };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
