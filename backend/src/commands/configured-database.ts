import { readConfig } from '../config/config.js';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../../stand-ins/embedded-postgres/index.js';

/** The database of the settings. The embedded one is used where it runs, else started for the while. */
export async function databaseOfSettings(): Promise<{ url: string; release: () => Promise<void> }> {
  const { databaseUrl, dataDir } = readConfig();
  const running = databaseUrl ?? (await runningEmbeddedPostgres(dataDir));
  if (running !== null) return { url: running, release: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({ dataDir });
  return { url: embedded.url, release: () => embedded.stop() };
}
