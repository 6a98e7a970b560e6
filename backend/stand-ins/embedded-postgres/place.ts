import { chmodSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canExecute, type Account } from './account.js';

/** Makes the data folder if need be, and lets the account pass through it (not read it). */
export function openDataDir(dataDir: string, account: Account): void {
  mkdirSync(dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
  if (account) chmodSync(dataDir, statSync(dataDir).mode | 0o011);
}

/**
 * Where the cluster of a first start goes: `undefined` for the data folder; where the account that runs
 * PostgreSQL cannot reach that (below a home that only root may enter), a folder that survives a reboot.
 */
export function homeElsewhere(
  dataDir: string,
  account: Account,
  log: (line: string) => void,
): string | undefined {
  if (canExecute(account, dataDir)) return undefined;
  const root = statSync('/var/tmp', { throwIfNoEntry: false })?.isDirectory() ? '/var/tmp' : tmpdir();
  const home = mkdtempSync(join(root, 'saque-'));
  chmodSync(home, 0o711);
  log(
    `PostgreSQL does not run as root and may not enter ${dataDir}: the database is kept in ${home}. Set DATA_DIR to choose another place.`,
  );
  return home;
}
