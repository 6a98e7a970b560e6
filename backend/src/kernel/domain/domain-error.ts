/**
 * What went wrong, in terms the outside may know. The HTTP filter alone turns a kind into a status:
 * invalid 400, unauthenticated 401, forbidden 403, not_found 404, conflict 409, too_large 413,
 * unsupported 415, too_many 429, unavailable 503 (with `Retry-After`).
 */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'too_many'
  | 'unavailable';

/** A problem with one field of a request; `message` is Spanish. */
export interface FieldError {
  field: string;
  message: string;
}

/** A refusal with a stable English `code` and a Spanish `message` that is fit for a toast. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: { errors?: FieldError[]; retryAfterSeconds?: number; bookingId?: string } = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}
