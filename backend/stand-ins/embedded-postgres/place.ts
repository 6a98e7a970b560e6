import { chmodSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canExecute, type Account } from './account.js';

/** Creates the data folder if needed. The account may pass through it, but not read it. */
export function openDataDir(dataDir: string, account: Account): void {
  mkdirSync(dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
  if (account) chmodSync(dataDir, statSync(dataDir).mode | 0o011);
}

/**
 * Returns the folder for the cluster of a first start, or `undefined` for the data folder. If the
 * account that runs PostgreSQL cannot reach the data folder, for example below root's home, the
 * cluster is placed in a folder that survives a reboot.
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
