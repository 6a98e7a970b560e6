import '../support/load-typescript.mjs';

/** A process that starts the embedded PostgreSQL of a folder, says where it is, and does nothing more. */
const { startEmbeddedPostgres } = await import('../../stand-ins/embedded-postgres/index.ts');
const { url } = await startEmbeddedPostgres({ dataDir: process.argv[2], durable: false });
process.send?.(url);
setInterval(() => undefined, 60_000);
