import { readConfig } from '../config/config.js';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../../stand-ins/embedded-postgres/index.js';

/**
 * Returns the address of the configured database. It starts the embedded PostgreSQL if that is not
 * running; `release` then ends it.
 */
export async function openConfiguredDatabase(): Promise<{ url: string; release: () => Promise<void> }> {
  const { databaseUrl, dataDir } = readConfig();
  const running = databaseUrl ?? (await runningEmbeddedPostgres(dataDir));
  if (running !== null) return { url: running, release: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({ dataDir });
  return { url: embedded.url, release: () => embedded.stop() };
}
