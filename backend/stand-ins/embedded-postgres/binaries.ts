import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canExecute, type Account } from './account.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/**
 * Returns the folder with `bin`, `lib` and `share` of PostgreSQL. The account can run its programs.
 */
export function prepareBinaries(home: string, account: Account): string {
  const installed = installedBinaries();
  if (canExecute(account, join(installed, 'bin', 'postgres')) && linkLibraries(installed)) return installed;
  const copy = join(home, 'postgres-runtime');
  if (!existsSync(copy)) copyWhole(installed, copy);
  linkLibraries(copy);
  return copy;
}

function installedBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 17 of yours.`,
    );
  }
}

/**
 * Creates the symbolic links of the libraries. An npm package cannot contain links, so it lists
 * them for its install script, which may be switched off.
 * @returns false if the folder is read-only
 */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) => {
    const path = join(native, ...target.split('/').slice(1));
    try {
      if (!existsSync(path)) symlinkSync(basename(source), path);
    } catch {
      return existsSync(path);
    }
    return true;
  });
}

function copyWhole(from: string, to: string): void {
  const unfinished = mkdtempSync(`${to}-`);
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  for (const entry of ['', ...readdirSync(unfinished, { recursive: true, encoding: 'utf8' })]) {
    chmodSync(join(unfinished, entry), 0o755);
  }
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
