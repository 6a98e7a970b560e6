import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/**
 * Outlives the test run that starts it. When the test run ends, our standard input closes. If the
 * test run was killed and left its site behind, this program ends the site and removes its folder.
 */
const [folder, pid] = process.argv.slice(2);
for await (const chunk of process.stdin) void chunk;
if (existsSync(folder)) {
  await end(Number(pid));
  const { startEmbeddedPostgres } = await import('../../dist/stand-ins/embedded-postgres/index.js');
  const takeOver = startEmbeddedPostgres({ dataDir: join(folder, 'data') });
  // A test run that was killed while it cleaned up leaves a server that cannot start. Remove it.
  await takeOver.then((postgres) => postgres.stop()).catch(() => undefined);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Ends the server, by force if needed. Its PostgreSQL then keeps running, as after any kill. */
async function end(server) {
  try {
    process.kill(server, 'SIGTERM');
    for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
      process.kill(server, 0);
      await delay(100);
    }
    process.kill(server, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}
