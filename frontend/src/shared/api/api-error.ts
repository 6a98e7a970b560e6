import { texts } from './texts';

interface ErrorBody {
  code?: unknown;
  message?: unknown;
  errors?: unknown;
  expected?: unknown;
  difference?: unknown;
}

export interface FieldProblem {
  field: string;
  message: string;
}

/**
 * A response with an error status, or no response at all (`status` 0).
 *
 * `message` is "{status}: {body text or status text}", for logs (error catalogue of the
 * specification). `userMessage` is the sentence for the player: the server's Spanish sentence, or
 * our own for the status.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string | null;
  readonly userMessage: string;
  readonly fields: readonly FieldProblem[];
  /** The sum that a counted till should have, and what the count differs by; decimal. */
  readonly till: { expected: string; difference: string } | null;

  constructor(
    readonly status: number,
    body: string,
    statusText = '',
    readonly requestId: string | null = null,
  ) {
    super(`${status}: ${body || statusText}`);
    const parsed = parseBody(body);
    this.code = typeof parsed.code === 'string' ? parsed.code : null;
    this.userMessage = serverMessage(parsed) ?? fallbackMessage(status);
    this.till = tillOf(parsed);
    this.fields = Array.isArray(parsed.errors) ? parsed.errors.filter(isFieldProblem) : [];
  }
}

function tillOf({ expected, difference }: ErrorBody): ApiError['till'] {
  return typeof expected === 'string' && typeof difference === 'string' ? { expected, difference } : null;
}

/** Returns the sentence to show for any thrown value. */
export function userMessageOf(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage;
  return isInterrupted(error) ? texts.offline : texts.unexpected;
}

/** Returns true if the request ended before its response: it was aborted, or took too long. */
function isInterrupted(error: unknown): boolean {
  return error instanceof DOMException && /^(Abort|Timeout|Network)Error$/.test(error.name);
}

/** Returns the stable word with which the server has refused, or null. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}

/** Returns true if the server reported that the resource does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Returns true if the server reported that the resource existed and has ended. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 410;
}

/** Returns true if no response came, as without a connection. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

function parseBody(body: string): ErrorBody {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function serverMessage({ message }: ErrorBody): string | null {
  const sentences = (Array.isArray(message) ? message : [message]).filter(
    (sentence): sentence is string => typeof sentence === 'string' && sentence.trim() !== '',
  );
  return sentences.length > 0 ? sentences.join('. ') : null;
}

function fallbackMessage(status: number): string {
  if (status === 0) return texts.offline;
  if (status === 401 || status === 403) return texts.refused;
  if (status === 404 || status === 410) return texts.notFound;
  if (status === 409) return texts.changed;
  if (status === 413) return texts.tooLarge;
  if (status === 429) return texts.tooMany;
  if (status >= 500) return texts.serverDown;
  return texts.unexpected;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
}
