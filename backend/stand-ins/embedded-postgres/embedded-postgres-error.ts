/** Why the embedded PostgreSQL cannot run, in one line that is fit to be printed as it is. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
