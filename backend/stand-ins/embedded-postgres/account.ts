import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/**
 * The operating system account that runs PostgreSQL; `undefined` means the account of this process.
 */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. If this process is root, the owner of an existing cluster runs
 * PostgreSQL, otherwise `nobody`, which always exists. No account is created.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Gives a file or folder to the account that runs PostgreSQL. */
export function giveTo(account: Account, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/**
 * Returns true if the account may run this file or pass through this folder. It asks the system,
 * because file modes do not show everything.
 */
export function canExecute(account: Account, path: string): boolean {
  return !account || spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0;
}

function idOf(flag: '-u' | '-g'): number {
  const result = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
  const id = Number.parseInt(result.stdout, 10);
  if (Number.isNaN(id) || id === 0) {
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and there is no account "nobody" to run it instead. Start as an ordinary user or set DATABASE_URL.',
    );
  }
  return id;
}
