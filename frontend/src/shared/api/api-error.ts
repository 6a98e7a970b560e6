import { texts } from './texts';

interface ErrorBody {
  code?: unknown;
  message?: unknown;
  errors?: unknown;
}

export interface FieldProblem {
  field: string;
  message: string;
}

/**
 * An answer that was no success, or no answer at all (`status` 0).
 *
 * `message` is "{status}: {body text or status text}" as the specification's error catalogue has it, for logs.
 * `userMessage` is what a person reads: the server's Spanish sentence, or ours for the status.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string | null;
  readonly userMessage: string;
  readonly fields: readonly FieldProblem[];

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
    this.fields = Array.isArray(parsed.errors) ? parsed.errors.filter(isFieldProblem) : [];
  }
}

/** The sentence to show for anything that was thrown. */
export function userMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.userMessage : texts.unexpected;
}

/** True where the server says that the thing does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
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
  if (Array.isArray(message)) return message.join('. ');
  return typeof message === 'string' && message !== '' ? message : null;
}

function fallbackMessage(status: number): string {
  if (status === 0) return texts.offline;
  if (status === 404) return texts.notFound;
  if (status === 429) return texts.tooMany;
  if (status >= 500) return texts.serverDown;
  return texts.unexpected;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
}
