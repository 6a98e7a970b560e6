import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from './account.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { reasonIn, run, type Programs } from './pg-ctl.js';

export const SUPERUSER = 'saque';

/**
 * Creates the cluster if it does not exist, in one step. A start that is killed half-way leaves no
 * half cluster.
 */
export async function ensureCluster(programs: Programs, home: string, password: string): Promise<void> {
  if (existsSync(join(programs.cluster, 'PG_VERSION'))) return;
  const workshop = mkdtempSync(join(home, 'initdb-'));
  try {
    const passwordFile = join(workshop, 'password');
    const unfinished = join(workshop, 'cluster');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    mkdirSync(unfinished, { mode: 0o700 });
    for (const path of [workshop, passwordFile, unfinished]) giveTo(programs.account, path);
    const { code, output } = await run(programs, 'initdb', [
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    if (code !== 0)
      throw new EmbeddedPostgresError(`PostgreSQL could not make its cluster: ${reasonIn(output)}`);
    moveUnlessThere(unfinished, programs.cluster);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(join(to, 'PG_VERSION'))) throw error;
  }
}
