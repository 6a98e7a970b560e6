import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import '../load-typescript.mjs';

/**
 * Outlives the test run that starts it: when that one is gone (its end of our standard input closes), and has
 * left its server behind because it was killed, this takes the server over, stops it and removes its folder.
 */
const [dataDir] = process.argv.slice(2);
for await (const chunk of process.stdin) void chunk;
if (existsSync(dataDir)) {
  const { startEmbeddedPostgres } = await import('../../../stand-ins/embedded-postgres/index.ts');
  const takeOver = startEmbeddedPostgres({ dataDir, durable: false });
  // Killed while it was tidying up, the run has left a server that cannot be started any more, only removed.
  await takeOver.then((postgres) => postgres.stop()).catch(() => undefined);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
