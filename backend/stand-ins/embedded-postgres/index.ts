export { startEmbeddedPostgres, type EmbeddedPostgres } from './server.js';
export { EmbeddedPostgresError } from './embedded-postgres-error.js';
export { runningEmbeddedPostgres } from './running.js';
