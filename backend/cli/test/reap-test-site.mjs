import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/**
 * Outlives the test run that starts it: when that one is gone (its end of our standard input closes) and has left its
 * site behind because it was killed, this ends the site and removes its folder.
 */
const [folder, pid] = process.argv.slice(2);
for await (const chunk of process.stdin) void chunk;
if (existsSync(folder)) {
  await end(Number(pid));
  const { startEmbeddedPostgres } = await import('../../dist/stand-ins/embedded-postgres/index.js');
  const takeOver = startEmbeddedPostgres({ dataDir: join(folder, 'data') });
  // Killed while it was tidying up, the run has left a server that cannot be started any more, only removed.
  await takeOver.then((postgres) => postgres.stop()).catch(() => undefined);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Asks it to end, and insists when it does not; its PostgreSQL is then left over, as after any kill. */
async function end(server) {
  try {
    process.kill(server, 'SIGTERM');
    for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
      process.kill(server, 0);
      await delay(100);
    }
    process.kill(server, 'SIGKILL');
  } catch {
    // There is no such process any more.
  }
}
