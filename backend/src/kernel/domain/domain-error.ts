import type { BookingId } from './ids.js';

/**
 * The kind of a refusal. The HTTP error filter maps kinds to statuses: invalid 400,
 * unauthenticated 401, forbidden 403, not_found 404, conflict 409, gone 410, too_large 413,
 * unsupported 415, too_many 429, unavailable 503 (with `Retry-After`).
 */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'unsupported'
  | 'too_many'
  | 'unavailable';

/** A problem with one field of a request; `message` is Spanish. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * A refusal that the caller may see: a stable English `code` and a Spanish `message` that fits a
 * toast. `details.bookingId` is the caller's own booking of a slot that is taken. `details.refund`
 * is what a cancellation would return now; its amount is decimal. `details.till` is what a count
 * differs from; decimal, too.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: {
      errors?: FieldError[];
      retryAfterSeconds?: number;
      bookingId?: BookingId;
      refund?: { percentage: number; amount: string };
      till?: { expected: string; difference: string };
    } = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/**
 * Returns a class of refusals that all say the same: `class X extends refusal(…) {}`.
 * @param details the `field` of the request that the message is about, or when to try again
 */
export function refusal(
  kind: ErrorKind,
  code: string,
  message: string,
  { field, ...details }: { field?: string; retryAfterSeconds?: number } = {},
): new () => DomainError {
  return class extends DomainError {
    constructor() {
      super(
        kind,
        code,
        message,
        field === undefined ? details : { ...details, errors: [{ field, message }] },
      );
    }
  };
}
