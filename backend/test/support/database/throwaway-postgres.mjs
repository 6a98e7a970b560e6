import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '../load-typescript.mjs';

/**
 * Starts the embedded PostgreSQL in a temporary folder. Both are removed afterwards, even if the
 * run is killed. If it dies, it is started again at the same address.
 */
export async function startThrowawayPostgres({ durable = false } = {}) {
  const { startEmbeddedPostgres } = await import('../../../stand-ins/embedded-postgres/index.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'saque-test-'));
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reap-postgres.mjs'), dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  reaper.unref();
  const postgres = await startEmbeddedPostgres({ dataDir, durable, log: console.log });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
      reaper.stdin.end();
    },
  };
}
