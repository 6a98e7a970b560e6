import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.js';

/** The programs of one PostgreSQL, run for one cluster by one account. */
export interface Programs {
  /** Folder with `bin`, `lib` and `share`. */
  binaries: string;
  cluster: string;
  account: Account;
}

export interface Outcome {
  code: number | null;
  /** Both output streams of the program. */
  output: string;
}

/** Runs a program to its end, outside our process group, so that Ctrl-C does not reach it. */
export function run(programs: Programs, program: 'initdb' | 'pg_ctl', args: string[]): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(join(programs.binaries, 'bin', program), args, {
    ...programs.account,
    cwd: programs.account ? '/' : undefined,
    env: plainEnvironment(),
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  child.once('error', (error) => resolve({ code: null, output: error.message }));
  child.once('close', (code) => resolve({ code, output }));
  return promise;
}

/** Returns the server's log of its last start. */
export function serverLog(programs: Programs): string {
  try {
    return readFileSync(logFile(programs), 'utf8');
  } catch {
    return '';
  }
}

export const logFile = (programs: Programs): string => join(programs.cluster, 'server.log');

/** Returns the line that names the reason. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.findLast((line) => /FATAL|PANIC|error|could not/i.test(line)) ??
    lines.at(-1) ??
    'no reason given'
  ).trim();
}

/** Returns an environment without our secrets and without the PG… variables of the developer. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}
