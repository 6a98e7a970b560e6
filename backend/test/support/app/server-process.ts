import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../../../src/config/config.js';
import { ADMIN, type TestApp } from './app.js';
import { connectionsTo } from '../database/connections.js';
import { accountsOf } from '../database/postgres.js';
import { eventually } from '../eventually.js';
import { freePort } from '../free-port.js';

const BACKEND = new URL('../../../', import.meta.url);
const START_MS = 60_000;

/** The server in a process of its own, which a test can kill. */
export interface ServerProcess extends TestApp {
  /** Ends the process with SIGKILL, so that it neither finishes nor cleans up anything. */
  kill(): Promise<void>;
  /**
   * Sends SIGTERM, as an orchestrator does, and returns the exit code when the process has ended.
   */
  terminate(): Promise<number | null>;
  /** Returns the text on the standard error of the process. */
  errors(): string;
  /** Returns the log of the process. */
  log(): string;
  /** Returns false if the process has ended, by itself or not. */
  isRunning(): boolean;
  /** Sends a signal and waits for nothing. */
  signal(name: NodeJS.Signals): void;
}

/** Starts `main.ts` with this database and further settings, and returns when it is ready. */
export async function startServerProcess(
  databaseUrl: string,
  furtherSettings: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = Number(furtherSettings['PORT'] ?? (await freePort()));
  const { application, owner } = accountsOf(databaseUrl);
  const settings = {
    DATABASE_URL: application,
    DATABASE_OWNER_URL: owner,
    PORT: String(port),
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    UNPAID_HOLDS_PER_ADDRESS: '100000', // the players of a test share one address
    SESSION_SECRET: 'a-secret-of-the-tests-0123456789abcdef',
    DEMO_DATA: 'false',
    LOG_LEVEL: 'silent',
    ...furtherSettings,
  };
  const url = `http://127.0.0.1:${port}`;
  const { PATH, SAQUE_WITHOUT_GUARD } = process.env; // the second one is for controls
  const server = spawn(process.execPath, ['--import', './test/support/load-typescript.mjs', 'src/main.ts'], {
    cwd: BACKEND,
    env: { PATH, SAQUE_WITHOUT_GUARD, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [log, errors] = ['', ''];
  server.stdout?.on('data', (chunk) => (log += String(chunk)));
  server.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const kill = () => killed(server);
  const database = connectionsTo(databaseUrl);
  await eventually(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200), START_MS).catch(
    async (error: unknown) => {
      await kill();
      throw error;
    },
  );
  return {
    url,
    databaseUrl,
    config: readConfig(settings),
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await database.query<Row>(text, values)).rows,
    get: () => {
      throw new Error('this application runs in another process');
    },
    kill,
    terminate: async () => {
      const ended = once(server, 'exit') as Promise<[number | null]>;
      server.kill('SIGTERM');
      return (await ended)[0];
    },
    errors: () => errors,
    isRunning: () => hasNotEnded(server),
    log: () => log,
    signal: (name) => void server.kill(name),
    stop: kill,
    close: kill,
  };
}

async function killed(server: ChildProcess): Promise<void> {
  if (!hasNotEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

const hasNotEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
