import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import '../load-typescript.mjs';

/**
 * Outlives the test run that starts it and waits until the run closes our standard input. If the
 * run was killed and left its server behind, this process stops the server and removes its folder.
 */
const [dataDir] = process.argv.slice(2);
for await (const chunk of process.stdin) void chunk;
if (existsSync(dataDir)) {
  const { startEmbeddedPostgres } = await import('../../../stand-ins/embedded-postgres/index.ts');
  const takeOver = startEmbeddedPostgres({ dataDir, durable: false });
  // A run that was killed while it cleaned up leaves a server that can only be removed.
  await takeOver.then((postgres) => postgres.stop()).catch(() => undefined);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
