export { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './server.js';
export { EmbeddedPostgresError } from './embedded-postgres-error.js';
export { runningEmbeddedPostgres } from './running.js';
