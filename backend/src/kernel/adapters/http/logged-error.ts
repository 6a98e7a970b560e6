/** Names of our tables and of the network. They never contain what a caller has typed. */
const HARMLESS = ['code', 'constraint', 'table', 'column', 'syscall', 'address', 'port', 'status'] as const;
const MAX_CAUSES = 5;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/**
 * Returns what the log shows of an error: its texts and the fields that are known to be harmless.
 * Other fields may contain what a person has sent, such as the `parameters` of a failed query, the
 * `detail` of PostgreSQL or the headers of a failed call.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? 'an object' : error;
  const fields = error as Error & Partial<Record<(typeof HARMLESS)[number], unknown>>;
  const logged: LoggedError = {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
  };
  for (const name of HARMLESS)
    if (['string', 'number'].includes(typeof fields[name])) logged[name] = fields[name];
  if (depth < MAX_CAUSES) {
    if (error.cause !== undefined) logged['cause'] = loggedError(error.cause, depth + 1);
    if (error instanceof AggregateError)
      logged['errors'] = error.errors.map((each) => loggedError(each, depth + 1));
  }
  return logged;
}

/**
 * Removes what a person may have sent from a text for the log: e-mail addresses, which mail servers
 * repeat, and the values that PostgreSQL quotes when it refuses one.
 */
export function withoutValues(text: string): string {
  return text
    .replace(/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, '…@…')
    .replace(/(invalid input [^"\n]*|out of range[^"\n]*|value )"[^"\n]*"/g, '$1"…"');
}
