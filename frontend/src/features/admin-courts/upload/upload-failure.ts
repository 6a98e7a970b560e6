import { ApiError } from '../../../shared/api/api-error';

/** The temporary HTTP statuses below 500 (specification §8). 0 stands for no response. */
const temporaryStatuses = [0, 408, 409, 418, 423, 429];

/** Returns the reason why an upload stopped. Its status is 0 if there was no response. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(propertyOf(error, 'status', 0), propertyOf(error, 'body', ''));
}

/** Returns true if a retry, with a new URL, may succeed. */
export function isTemporary({ status, message }: ApiError): boolean {
  if (status === 403) return /request has expired/i.test(message);
  return status >= 500 || temporaryStatuses.includes(status);
}

function propertyOf<Value extends string | number>(source: unknown, name: string, fallback: Value): Value {
  const value: unknown =
    typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
  return typeof value === typeof fallback ? (value as Value) : fallback;
}
