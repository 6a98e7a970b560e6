/** The embedded PostgreSQL cannot run. The message is one line that can be printed as it is. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
