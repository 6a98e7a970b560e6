import '../support/load-typescript.mjs';

/** Starts the embedded PostgreSQL of a folder, sends its address to the parent and stays alive. */
const { startEmbeddedPostgres } = await import('../../stand-ins/embedded-postgres/index.ts');
const { url } = await startEmbeddedPostgres({ dataDir: process.argv[2], durable: false });
process.send?.(url);
setInterval(() => undefined, 60_000);
