import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

/** Address of the running site. */
export const SITE = process.env['SAQUE_BASE_URL'] ?? 'http://localhost:8080';

/** Runs `docker compose …` in the project's folder and returns its output. */
export async function compose(...args: string[]): Promise<string> {
  const { stdout } = await run('docker', ['compose', ...args], { cwd: ROOT, maxBuffer: 16 * 2 ** 20 });
  return stdout;
}

/** Runs `docker …` and returns its output. */
export async function docker(...args: string[]): Promise<string> {
  return (await run('docker', args, { cwd: ROOT })).stdout;
}

/** Runs one SQL statement on the installation's database and returns text with one line per row. */
export async function psql(statement: string): Promise<string> {
  const psqlArgs = ['psql', '-U', 'saque', '-d', 'saque', '-At', '-v', 'ON_ERROR_STOP=1', '-c', statement];
  return (await compose('exec', '-T', 'database', ...psqlArgs)).trim();
}

/** Prints every invariant of the ledger. It fails if one is violated. */
export const checkLedger = (): Promise<string> =>
  compose('exec', '-T', 'worker', 'node', 'backend/dist/src/commands/ledger-check.js');
