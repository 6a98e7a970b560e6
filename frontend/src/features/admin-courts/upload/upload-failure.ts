import { ApiError } from '../../../shared/api/api-error';

/** Besides these, everything from 500 (specification §8). */
const passing = [0, 408, 409, 418, 423, 429];

/** Whatever stopped an upload, with its status (0: no answer) and what is said about it. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(propertyOf(error, 'status', 0), propertyOf(error, 'body', ''));
}

/** True where the same thing may go well a moment later, if need be at a new address. */
export function mayPass({ status, message }: ApiError): boolean {
  if (status === 403) return /request has expired/i.test(message);
  return status >= 500 || passing.includes(status);
}

function propertyOf<Value extends string | number>(thing: unknown, name: string, otherwise: Value): Value {
  const value: unknown = typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined;
  return typeof value === typeof otherwise ? (value as Value) : otherwise;
}
