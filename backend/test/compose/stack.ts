import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

/** Where the site of the running installation is. */
export const SITE = process.env['SAQUE_BASE_URL'] ?? 'http://localhost:8080';

/** Runs `docker compose …` on the installation in the project's folder and answers what it printed. */
export async function compose(...args: string[]): Promise<string> {
  const { stdout } = await run('docker', ['compose', ...args], { cwd: ROOT, maxBuffer: 16 * 2 ** 20 });
  return stdout;
}

/** Runs `docker …` and answers what it printed. */
export async function docker(...args: string[]): Promise<string> {
  return (await run('docker', args, { cwd: ROOT })).stdout;
}

/** One statement against the installation's database; the answer is text, a line per row. */
export async function psql(statement: string): Promise<string> {
  const psqlArgs = ['psql', '-U', 'saque', '-d', 'saque', '-At', '-v', 'ON_ERROR_STOP=1', '-c', statement];
  return (await compose('exec', '-T', 'database', ...psqlArgs)).trim();
}

/** Prints every invariant of the books; fails where one is broken. */
export const checkLedger = (): Promise<string> =>
  compose('exec', '-T', 'worker', 'node', 'backend/dist/src/commands/ledger-check.js');
