/**
 * An outside resource that the start needs is missing. The message is one line for the operator.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns the message of an error, for a line at the terminal. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
