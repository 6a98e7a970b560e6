import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** The operating system account that runs PostgreSQL. `undefined` stands for our own. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. Where we are root, the owner of an existing cluster runs it, else
 * `nobody`, which is always there; no account is created.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Hands a file or folder to the account that runs PostgreSQL. */
export function giveTo(account: Account, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Whether the account may run this file, or pass through this folder: asked of the system, modes do not tell all. */
export function canExecute(account: Account, path: string): boolean {
  return !account || spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0;
}

function idOf(flag: '-u' | '-g'): number {
  const answer = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
  const id = Number.parseInt(answer.stdout, 10);
  if (Number.isNaN(id) || id === 0) {
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and there is no account "nobody" to run it instead: start as an ordinary user or set DATABASE_URL.',
    );
  }
  return id;
}
